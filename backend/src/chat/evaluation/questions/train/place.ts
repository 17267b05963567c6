import { label } from '../label.js';

const place = ['Roggwil'];

/** Where the business is, and how it is reached. */
export const placeQuestions = label('place', 'place', [
  ['standard', 'Wo sind Sie?', [place]],
  ['standard', 'Wie lautet Ihre Adresse?', [['Musterstrasse 1'], ['4914']]],
  [
    'standard',
    'In welchem Kanton befindet sich Ihr Betrieb?',
    [['Roggwil BE', 'Kanton Bern', 'im Bernischen']],
    { not: ['leichtes Ziel', 'Fachgebiet'] },
  ],
  ['standard', 'Wie ist Ihre Telefonnummer?', [['000 00 00']]],
  ['standard', 'An welche Mailadresse kann ich schreiben?', [['info@fahrzeugpflege-roggwil.example']]],
  ['standard', 'Ich finde Sie im Navi nicht. Was muss ich eingeben?', [['Musterstrasse 1'], place]],
  ['dialect', 'Wo sind ihr dehei?', [place]],
  ['dialect', 'Wo findi euch?', [place]],
  ['dialect', 'Weli Adrässe händ ihr?', [['Musterstrasse 1'], place]],
  ['dialect', 'Gäbet dir mir bitte öii Telefonnummere?', [['000 00 00']]],
  ['typo', 'adrese', [['Musterstrasse 1'], place]],
  ['typo', 'Wie ist eure telfonnumer', [['000 00 00']]],
  ['keywords', 'standort', [place]],
  ['keywords', 'telefon email', [['000 00 00'], ['info@']]],
]);
