import { label } from '../label.js';

const hotel = ['CHF 200', '200 Franken'];
const storage = ['CHF 150', '150 Franken'];
const blog = { not: ['250'] };

/** Conversations that wander, come back and leave out more and more. */
export const broaderFollowUpQuestions = label('follow-up', 'follow-up-broader', [
  [
    'standard',
    ['Was kostet die Dampfreinigung?', 'Und wie bereite ich das Auto vor?'],
    [['ausräumen', 'herausnehmen', 'Ablagen']],
  ],
  ['standard', ['Erzählen Sie mir etwas über das Autohotel', 'Und der Preis?'], [hotel], blog],
  [
    'standard',
    ['Ich suche einen Platz für meinen Oldtimer', 'Was kostet das im Monat?'],
    [[...hotel, ...storage]],
    blog,
  ],
  [
    'standard',
    ['Wie funktioniert die Vermittlung?', 'Und wenn niemand kauft?'],
    [['3 Monate', 'Mindestdauer', 'kündbar', 'monatlich']],
  ],
  [
    'standard',
    ['Was kostet die Keramikversiegelung?', 'Und die Vermittlung?', 'Und was kostete das Erste nochmals, die Keramik?'],
    [["1'699"]],
  ],
  ['standard', ['Haben Sie am Mittwoch offen?', 'Auch über Mittag?'], [['11:30', 'geschlossen'], ['13:30']]],
  [
    'standard',
    ['Was kostet die Einlagerung?', 'Wie komme ich im Winter ans Fahrzeug?'],
    [['Voranmeldung', 'Vereinbarung', 'Termin']],
  ],
  [
    'standard',
    ['Was bringt die Versiegelung?', 'Schützt sie auch vor Steinschlag?'],
    [
      ['nein', 'hilft sie nicht', 'nicht'],
      ['Steinschlag', 'Kratzer', 'Äste'],
    ],
  ],
  [
    'standard',
    ['Wie lange dauert die Versiegelung?', 'Und was muss ich danach beachten?'],
    [['ersten Tagen', 'Shampoo', 'Vogelkot', 'Schwamm']],
  ],
  ['standard', ['Was kostet das Autohotel für 3 Monate?', 'Und für 5?'], [["CHF 1'000", "1'000 Franken"]]],
  [
    'standard',
    ['Was kostet das Autohotel für 4 Monate?', 'Und die Einlagerung?'],
    [['CHF 600', '600 Franken', ...storage]],
  ],
  ['dialect', ['Was choschtet d Keramik?', 'u wi lang hebt das?'], [['3-5 Jahre', '3 bis 5 Jahre', '5 Jahre']]],
  ['dialect', ['Gits Garantie uf d Keramik?', 'und was chostet si?'], [["1'699"]]],
  [
    'dialect',
    ['Was isch d Ilagerig?', 'und wo isch de Unterschied zum Autohotel?'],
    [['Nutzung', 'zwischendurch', 'Pause', 'Winter']],
  ],
  ['dialect', ['Wo sit dir?', 'u wenn heit dir offe?'], [['08:30'], ['17:30']]],
  ['dialect', ['Händ ihr hüt offe?', 'und am Samschtig?'], [['08:30'], ['12:00', '12 Uhr']]],
  ['dialect', ['Was choschtet d Vermittlig?', 'Wie lang muess i minimum blibe?'], [['3 Monate', 'drei Monate']]],
  ['keywords', ['autohotel', 'sonntag abholen'], [['geschlossen']]],
  ['typo', ['Was kostet das Autohotel', 'unt die einlagrung'], [storage]],
  ['standard', ['Grüezi', 'Ich habe einen Hymer', 'Was würde eine Versiegelung kosten?'], [["1'699"]]],
]);
