import { label } from '../label.js';

const week = [['08:30'], ['11:30'], ['13:30'], ['17:30']];
const saturday = [['08:30'], ['12:00', '12 Uhr']];
const closed = ['geschlossen', 'nicht offen', 'nicht geöffnet'];

/** Opening hours in general. What depends on the clock stands with `compute`. */
export const hoursQuestions = label('hours', 'hours', [
  ['standard', 'Wann haben Sie geöffnet?', [...week, ['12:00', '12 Uhr']]],
  ['standard', 'Was sind Ihre Öffnungszeiten?', [...week, ['Samstag']]],
  ['standard', 'Von wann bis wann kann ich unter der Woche vorbeikommen?', week],
  ['standard', 'Haben Sie am Samstag offen?', saturday],
  ['standard', 'Sind Sie sonntags erreichbar?', [closed]],
  ['standard', 'Bis wann haben Sie am Freitag offen?', [['17:30']]],
  ['standard', 'Machen Sie eine Mittagspause?', [['11:30'], ['13:30']]],
  ['standard', 'Ab wann ist am Morgen jemand da?', [['08:30', '8.30 Uhr']]],
  ['standard', 'Kann ich mein Fahrzeug auch am Abend um 19 Uhr bringen?', [['17:30']]],
  ['dialect', 'händ ihr am Samschtig offe', saturday],
  ['dialect', 'Heit dir am Samschti o offe?', saturday],
  ['dialect', 'Wenn händ ihr offe?', [...week, ['12:00', '12 Uhr']]],
  ['dialect', 'Hend er am Sunntig au uf?', [closed]],
  ['dialect', 'Wie lang sind ihr am Mäntig da?', [['17:30']]],
  ['dialect', 'Wänn gönd ihr am Zyschtig uf?', [['08:30', '8.30 Uhr']]],
  ['dialect', 'Sit dir übere Mittag ou offe?', [['11:30'], ['13:30']]],
  ['dialect', 'Bis wenn isch am Fritig öpper ume?', [['17:30']]],
  ['typo', 'öfnungszeiten', week],
  ['typo', 'wan habt ihr ofen am samtag', saturday],
  ['typo', 'Oeffnungszeiten bitte', week],
  ['typo', 'Habt ihr am Sontag geöfnet?', [closed]],
  ['keywords', 'öffnungszeiten samstag', saturday],
  ['keywords', 'sonntag offen?', [closed]],
  ['keywords', 'mittwoch zeiten', [['08:30'], ['17:30']]],
  ['keywords', 'geschäftszeiten', week],
  [
    'standard',
    'Kann ich mein Auto im Autohotel auch am Sonntag holen?',
    [['geschlossen', 'anderen Zeit', 'andere Zeit']],
  ],
  ['standard', 'Zu welchen Zeiten nehmen Sie Fahrzeuge zur Einlagerung an?', [['08:30'], ['17:30']]],
  ['dialect', 'Chan i mis Outo am Samschtig am Namittag bringe?', [['12:00', '12 Uhr']]],
]);
