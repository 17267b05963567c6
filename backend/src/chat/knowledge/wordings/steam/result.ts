import type { Wordings } from '../wording.js';

/** What is said of stains before, and shown after. */
export const steamResultWordings: readonly Wordings[] = [
  {
    says: 'Was sich nicht lösen liess, zeigen wir Ihnen',
    asked: [
      'Zeigen Sie mir am Schluss, was geblieben ist?',
      'Was machen Sie mit den Flecken, die nicht ausgehen?',
      'Schauen wir das Ergebnis zusammen an?',
      'Was ist, wenn der Fleck nicht weggeht?',
      'Sehe ich, welche Flecken nicht weggegangen sind?',
    ],
  },
  {
    says: 'Wir sagen vorher, welche Flecken wohl bleiben',
    asked: [
      'Seid ihr ehrlich, wenn ein Fleck nicht rausgeht?',
      'Bekomme ich gesagt, welche Flecken bleiben?',
      'Sagen Sie mir vorher, ob der Fleck herausgeht?',
      'Wissen Sie vorher, welche Flecken bleiben?',
      'Können Sie abschätzen, ob das rausgeht, bevor ihr anfangt?',
    ],
  },
  {
    says: 'Ein Bild und ein Satz dazu reichen',
    asked: [
      'Ich kann euch die Bilder vom Dreck mailen',
      'Kann ich Ihnen ein Foto vom schmutzigen Sitz senden?',
      'Genügt ein Foto?',
      'Kann ich ein Foto vom Fleck schicken?',
      'Soll ich Bilder senden?',
      'Muss ich für eine Einschätzung vorbeikommen oder geht ein Handyfoto?',
    ],
  },
  {
    says: 'was die Sonne ausgebleicht hat',
    asked: [
      'Die Sonne hat die Polster ausgebleicht',
      'Bekommen die Sitze ihre Farbe zurück?',
      'Der Stoff ist durch die Sonne heller geworden, wird er wieder dunkel?',
      'Die Rückbank ist verblichen, bringt Dampf die Farbe wieder?',
    ],
  },
  {
    says: 'gehen Sie mit uns durch das Fahrzeug',
    asked: [
      'Schaut man am Schluss gemeinsam, ob es gut geworden ist?',
      'Gibt es nach der Reinigung eine Abnahme?',
      'Kann ich am Schluss kontrollieren, ob alles sauber ist?',
    ],
  },
];
