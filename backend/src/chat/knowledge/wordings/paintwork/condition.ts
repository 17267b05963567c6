import type { Wordings } from '../wording.js';

/** In what condition a surface may be. */
export const paintworkConditionWordings: readonly Wordings[] = [
  {
    says: 'Oft ja, wenn sich die Oberfläche aufpolieren lässt',
    asked: [
      'Ist unser Oldie noch zu retten?',
      'Mein Wohnmobil ist schon 22 Jahre alt, nehmen Sie das noch?',
      'Mein Wohnmobil sieht alt und grau aus, was brauche ich?',
      'Mein Auto ist zwanzig Jahre alt, lohnt sich das mit der Aufbereitung noch?',
      'Bringt eine Versiegelung bei einem stumpfen, alten Aufbau noch etwas?',
      'Der Aufbau ist stumpf, ist das rausgeworfenes Geld?',
      'Mein Wohnmobil ist zwanzig Jahre alt, ist es zu spät für eine Versiegelung?',
      'Lohnt sich das bei einem alten Camper mit Jahrgang 1998?',
      'Macht es bei so einem alten Wohnmobil noch Sinn?',
      'Ist es bei einem ausgeblichenen, matten Wohnmobil zu spät?',
      'Der Karren ist uralt, kann man den noch versiegeln?',
      'Ist bei einem 25-jährigen Camper Hopfen und Malz verloren?',
    ],
  },
  {
    says: 'Grenzen setzen Risse im GFK',
    asked: [
      'Beim Dachfenster ist die Fuge offen',
      'Im Kunststoff sind Spinnrisse',
      'Reparieren Sie vorher Risse?',
      'Der Lack blättert ab, kann man noch versiegeln?',
      'Das GFK hat Risse',
      'Undichte Fugen am Aufbau, geht die Versiegelung trotzdem?',
      'Muss das vor der Versiegelung repariert werden?',
      'Bei welchem Zustand geht es nicht mehr?',
      'Das Dach hat Haarrisse, geht das Versiegeln noch?',
      'Der Klarlack löst sich, könnt ihr da drüber versiegeln?',
      'Die Silikonfugen sind kaputt',
      'Die Lackschicht blättert, was jetzt?',
    ],
  },
  {
    says: 'Das GFK kreidet aus',
    asked: [
      'Beim Anlehnen werden die Kleider weiss',
      'Die Seitenwand ist ganz stumpf und mehlig geworden',
      'Meine Hand ist weiss vom Wohnmobil',
      'Was heisst auskreiden?',
      'Warum wird GFK matt und stumpf?',
    ],
  },
  {
    says: 'Fahren Sie mit der Hand über eine sonnige Seitenwand',
    asked: [
      'Wie sehe ich, ob mein Wohnmobil eine Versiegelung braucht?',
      'Woran merke ich, dass eine Versiegelung nötig ist?',
      'Wie teste ich selber, ob mein Aufbau noch gut ist?',
    ],
  },
  {
    says: 'Schicken Sie uns zwei, drei Bilder bei Tageslicht',
    asked: [
      'Soll ich Fotos vom alten Wohnmobil schicken, damit Sie sagen können, ob es noch geht?',
      'Woher weiss ich, ob mein Womo noch zu retten ist?',
    ],
  },
];
