import { label } from '../label.js';

/** What the services are, include and need. */
export const serviceQuestions = label('service', 'service', [
  [
    'standard',
    'Welche Leistungen bieten Sie an?',
    [['Keramikversiegelung'], ['Autohotel'], ['Dampf'], ['Einlagerung'], ['Vermittlung']],
  ],
  ['dialect', 'Was mached ihr alles?', [['Keramikversiegelung'], ['Autohotel'], ['Dampf']]],
  ['keywords', 'angebot übersicht', [['Keramikversiegelung'], ['Autohotel'], ['Dampf']]],
  ['standard', 'Was ist das Autohotel?', [['klimatisiert'], ['überwacht', 'Überwachung']]],
  ['dialect', 'Was isch das, es Autohotel?', [['klimatisiert', 'überwacht', 'Überwachung']]],
  [
    'standard',
    'Worin unterscheiden sich Autohotel und Einlagerung?',
    [
      ['Pause', 'Winter', 'lange'],
      ['zwischendurch', 'bereit', 'Nutzung', 'fahren'],
    ],
    { not: ['leichtes Ziel'] },
  ],
  [
    'dialect',
    'Wo isch de Unterschied zwüsche Autohotel und Ilagerig?',
    [['Einlagerung'], ['Autohotel'], ['Pause', 'lange', 'Winter', 'Nutzung']],
  ],
  ['standard', 'Ist der Platz im Autohotel bewacht?', [['24', 'rund um die Uhr', 'Tag und Nacht']]],
  [
    'dialect',
    'Wird bi eu d Batterie glade, wenns Auto lang stoht?',
    [['Ladegerät', 'Batteriepflege', 'geladen', 'nachgeladen', 'Erhaltung']],
  ],
  ['standard', 'Ist die Halle klimatisiert?', [['klimatisiert']], { not: ['Stahl rostet'] }],
  ['typo', 'was macht die kramikversigelung', [['Wasser', 'Schmutz', 'Schicht']]],
  [
    'standard',
    'Was bringt mir eine Keramikversiegelung überhaupt?',
    [
      ['Wasser', 'perlt', 'Regen'],
      ['Schmutz', 'Reinig', 'Schutz', 'Glanz', 'Staub'],
    ],
    { not: ['Hol- und Bring'] },
  ],
  [
    'standard',
    'Schützt die Keramik vor Steinschlag?',
    [['nein', 'hilft sie nicht', 'schützt nicht', 'nicht gegen', 'nicht vor'], ['Steinschlag']],
    { not: ['schützt vor Steinschlag'] },
  ],
  [
    'dialect',
    'Hilft d Keramik au gäge Chratzer?',
    [['nein', 'hilft sie nicht', 'schützt nicht', 'nicht gegen', 'nicht vor']],
  ],
  [
    'standard',
    'Welche Teile des Wohnmobils werden versiegelt?',
    [
      ['Seitenwände', 'Fahrerhaus', 'Flächen'],
      ['GFK', 'Bug', 'Heck', 'Stossstangen', 'Felgen'],
    ],
  ],
  ['standard', 'Werden die Acrylfenster auch versiegelt?', [['decken', 'heikel', 'abgedeckt', 'Lösungsmittel']]],
  ['standard', 'Was ist der Unterschied zwischen Wachs und Keramik?', [['Wachs'], ['Monat', 'Verbindung', 'Schicht']]],
  [
    'standard',
    'Lohnt sich das Versiegeln bei einem zwanzigjährigen Wohnmobil noch?',
    [
      ['oft', 'aufpolieren'],
      ['Bilder', 'Risse', 'repariert', 'Oberfläche'],
    ],
  ],
  [
    'standard',
    'Geht mit Dampf jeder Fleck aus dem Sitz?',
    [['nein', 'nicht jeder', 'hilft Dampf nicht', 'hat das Verfahren Grenzen']],
  ],
  [
    'dialect',
    'Bringed ihr Hundehoor und Gschmack us de Polschter use?',
    [['Dampf', 'Geruch', 'Gerüche', 'Haare', 'Tierhaare']],
  ],
  [
    'standard',
    'Hilft Ihre Dampfreinigung gegen Schimmel im Camper?',
    [['Ursache', 'Flecken', 'Fugen', 'Feuchtigkeit']],
  ],
  ['keywords', 'dampf keime', [['99.9', '99,9']]],
  [
    'standard',
    'Brauchen Sie beim Dampfreinigen Chemie?',
    [['ohne Reinigungsmittel', 'kein Mittel', 'keine Chemie', 'keine Reinigungsmittel', 'statt Putzmittel']],
  ],
  ['standard', 'Wie heiss ist der Dampf?', [['180', '190']]],
  ['standard', 'Kann ich nach der Dampfreinigung sofort wieder einsteigen?', [['Kunststoff', 'Leder', 'feucht']]],
]);
