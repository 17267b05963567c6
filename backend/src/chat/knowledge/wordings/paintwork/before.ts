import type { Wordings } from '../wording.js';

/** What the owner does before, and when. */
export const paintworkBeforeWordings: readonly Wordings[] = [
  {
    says: 'Zum Versiegeln braucht es trockene Tage ohne Eile',
    asked: [
      'In welchem Monat macht man das am gescheitesten?',
      'Kann man das Wohnmobil im Winter während der Einlagerung versiegeln?',
      'Wann im Jahr versiegelt man am besten?',
      'Welche Jahreszeit ist für die Versiegelung am besten?',
      'Wann im Jahr ist ein guter Zeitpunkt zum Versiegeln?',
      'Ist Winter die falsche Zeit zum Versiegeln?',
      'Kann man auch im Januar versiegeln?',
    ],
  },
  {
    says: 'Im Herbst versiegeln, trocken überwintern',
    asked: [
      'Ist der Herbst ein guter Zeitpunkt für die Versiegelung?',
      'Im Herbst oder im Frühling versiegeln?',
      'Vor oder nach dem Winter versiegeln?',
      'Lohnt es sich, noch vor dem Winter zu versiegeln?',
    ],
  },
  {
    says: 'fahren Sie Markise und Satellitenantenne ein',
    asked: [
      'Was ist mit dem Fahrradträger?',
      'Müssen die Velos runter?',
      'Muss die Markise eingefahren sein?',
      'Was muss ich am Wohnmobil vor der Aufbereitung abmontieren?',
      'Wie bereite ich das Wohnmobil auf die Versiegelung vor?',
      'Muss die Garage vom Womo leer sein?',
      'Wie müssen wir das Womo abgeben zum Versiegeln?',
    ],
  },
  {
    says: 'Messen Sie die Höhe mit allem, was auf dem Dach sitzt',
    asked: [
      'Muss ich die Solaranlage bei der Höhe mitzählen?',
      'Wie messe ich die Höhe des Wohnmobils?',
      'Steht die Höhe im Prospekt?',
      'Zählt die Dachbox zur Höhe?',
      'Wie hoch mein Camper ist, weiss ich nicht, wo sehe ich das nach?',
    ],
  },
  {
    says: 'Polster, Bad und Küche reinigen wir, solange das Wohnmobil ohnehin bei uns steht',
    asked: ['Könnt ihr beim Versiegeln gleich das Innere vom Wohnmobil reinigen?'],
  },
];
