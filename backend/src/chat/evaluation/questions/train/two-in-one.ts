import { durationNotSaid, label } from '../label.js';

const sealing = ["1'699"];
const hotel = ['CHF 200', '200 Franken'];
const storage = ['CHF 150', '150 Franken'];
const steam = ['CHF 80', '80 Franken'];
const noon = ['12:00', '12 Uhr'];

/** Two questions in one message: both are to be answered. */
export const twoInOneQuestions = label('price', 'two-in-one', [
  ['standard', 'Was kostet die Keramikversiegelung und wie lange dauert sie?', [sealing, durationNotSaid]],
  ['standard', 'Was kostet eine Dampfreinigung, und wie viele Stunden brauchen Sie dafür?', [steam, durationNotSaid]],
  ['standard', 'Wo sind Sie und wann haben Sie am Samstag offen?', [['Roggwil'], ['08:30'], noon]],
  ['dialect', 'Was choschtet s Autohotel und händ ihr am Samschtig offe?', [hotel, noon], { not: ['250'] }],
  ['standard', 'Was kostet die Einlagerung? Und was die Dampfreinigung?', [storage, steam]],
  ['dialect', 'Wie lang hebt d Keramik und was choschtet si?', [['3-5 Jahre', '3 bis 5 Jahre', '5 Jahre'], sealing]],
]);

/** Long messages with one question somewhere in them. */
export const ramblingQuestions = label('price', 'rambling', [
  [
    'standard',
    'Hallo zusammen. Wir sind gerade aus Norwegen zurück, es war wunderschön, nur leider hat unser Hund auf der ganzen ' +
      'Fahrt gehaart und die Polster riechen entsprechend. Was würde es kosten, wenn Sie das mit Dampf sauber machen?',
    [steam],
  ],
  [
    'standard',
    'Ich habe vor zwei Jahren einen alten Porsche geerbt, fahre ihn im Sommer vielleicht zweimal im Monat und habe zu ' +
      'Hause keine Garage mehr. Meine Frau meinte, bei Ihnen gebe es ein Autohotel. Wie viel kostet das pro Monat?',
    [hotel],
    { not: ['250'] },
  ],
  [
    'dialect',
    'Grüezi, mir händ es Wohnmobil wo im Winter immer dusse stoht und das tuet mer eifach weh. Jetz hanis gläse, dass ' +
      'mer bi eu cha ilagere. Was choschtet das so pro Monet?',
    [storage],
  ],
]);
