import type { Wordings } from '../wording.js';

/** How a vehicle is stored. */
export const storageRoomWordings: readonly Wordings[] = [
  {
    says: 'Leitungen, Polster und Holz leiden unter Kälte und Nässe',
    asked: [
      'Ist es im Winter unter null in der Halle?',
      'Ist es warm genug, dass nichts einfriert?',
      'Kann es in der Halle frieren?',
      'Ist die Einlagerung geheizt?',
      'Ist es über den Winter geheizt?',
      'Leidet das Wohnmobil unter Kälte?',
      'Ist es in der Halle trocken?',
      'Wie kalt wird es bei der Einlagerung?',
      'Gefrieren die Wasserleitungen bei euch?',
      'Wird das Polster klamm über den Winter?',
    ],
  },
  {
    says: 'Hier läuft die Sicherheitsüberwachung auch nachts',
    asked: [
      'Hat jemand ein Auge auf mein Wohnmobil?',
      'Ist das eingelagerte Wohnmobil bewacht?',
      'Wurde bei euch schon mal ein Camper geklaut?',
    ],
  },
  {
    says: 'Starter- und Aufbaubatterie werden nachgeladen',
    asked: [
      'Muss ich die Batterie ausbauen?',
      'Wird die Batterie während der Einlagerung geladen?',
      'Werden beide Batterien geladen?',
      'Kümmern Sie sich um die Aufbaubatterie?',
      'Muss ich die Solarbatterie abklemmen?',
      'Bordbatterie laden im Winter?',
    ],
  },
  {
    says: 'Klimatisierter Raum, kein offener Unterstand',
    asked: [
      'Ist das eine richtige Halle oder nur ein Dach?',
      'Ist es überdacht?',
      'Regnet es da rein?',
      'Ist die Halle isoliert oder offen?',
      'Ist das ein offener Unterstand oder eine geschlossene Halle?',
      'Steht das Wohnmobil draussen oder drinnen?',
      'Hat die Halle ein Tor und Wände?',
      'Steht das Wohnmobil im Trockenen?',
      'Steht der Wohnwagen im Freien?',
    ],
  },
  { says: 'um stumpfen Lack aufzupolieren', asked: ['Könnt ihr während der Einlagerung den Lack polieren?'] },
];
