import { label } from '../label.js';

/** Opening hours, asked in a roundabout way. */
export const roundaboutHoursQuestions = label('hours', 'hours-roundabout', [
  [
    'standard',
    'Ich arbeite unter der Woche bis 18 Uhr in Bern. Kann ich das Wohnmobil stattdessen am Samstagmorgen bringen?',
    [['08:30'], ['12:00', '12 Uhr']],
  ],
  [
    'standard',
    'Lohnt es sich, am Samstag um 14 Uhr bei Ihnen vorbeizuschauen?',
    [['12:00', '12 Uhr']],
    { not: ['leichtes Ziel'] },
  ],
  ['standard', 'Ist mittwochs um 12 Uhr jemand da?', [['11:30'], ['13:30']]],
  ['dialect', 'Chönd mer am Donschtig am Morge am achti scho cho?', [['08:30', '8.30 Uhr']]],
  ['typo', 'Samstg nachmitag ofen?', [['12:00', '12 Uhr']]],
]);
