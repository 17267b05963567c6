import type { Wordings } from '../wording.js';

/** How a surface is prepared and sealed, step by step. */
export const paintworkStepsWordings: readonly Wordings[] = [
  {
    says: 'wir gehen mit Ihnen darum herum',
    asked: [
      'Muss ich Zeit einrechnen, wenn ich das Wohnmobil bringe?',
      'Wie läuft das ab, wenn ich das Wohnmobil bringe?',
      'Was machen Sie zuerst, wenn ich das Wohnmobil bringe?',
      'Wird das Fahrzeug vorher angeschaut?',
      'Muss ich dabei sein, wenn Sie das Wohnmobil anschauen?',
      'Schauen wir das Fahrzeug zusammen an?',
      'Was passiert beim Abgeben des Wohnmobils für die Versiegelung?',
      'Wie läuft die Abgabe?',
    ],
  },
  {
    says: 'Sie werden mit Lösern und Reinigungsknete entfernt',
    asked: [
      'Asphaltspritzer an der Seite',
      'Rostpünktchen auf dem weissen Lack',
      'Vorne kleben Insekten, lösen Sie die vor dem Versiegeln?',
      'Bekommen Sie Teer, Harz und Insekten weg?',
      'Wie entfernen Sie Flugrost?',
      'An der Front kleben überall Insekten, bekommen Sie die weg?',
      'Bitumen vom Strassenbelag klebt unten, geht das weg?',
      'Ganze Front voller toter Fliegen',
      'Was macht ihr mit dieser Knete?',
    ],
  },
  {
    says: 'tragen wir sie Feld um Feld auf',
    asked: [
      'Wie kommt das Zeug aufs Blech?',
      'Wie wird die Keramik aufgetragen?',
      'Warum muss vor der Keramik entfettet werden?',
      'Wird die Keramik gespritzt oder von Hand aufgetragen?',
      'Kann ich die Keramik selber auftragen?',
    ],
  },
  {
    says: 'Die Schicht härtet im Trockenen aus',
    asked: [
      'Muss das Wohnmobil trocken stehen, bis die Keramik hart ist?',
      'Wie lange muss die Keramik trocknen?',
      'Wann ist die Schicht hart?',
      'Muss die Keramik aushärten?',
      'Muss die Keramik eingebrannt werden?',
    ],
  },
  {
    says: 'Aufbereitung und Versiegelung gibt es auch als Komplettpaket',
    asked: [
      'Polieren und versiegeln in einem, habt ihr so etwas?',
      'Was ist im Komplettpaket enthalten?',
      'Was beinhaltet das Paket?',
      'Gibt es ein Paket?',
    ],
  },
  {
    says: 'Wo ein Film zurückbleibt, löst sie sich später fleckenweise',
    asked: [
      'Bei einem anderen Betrieb hat sich die Keramik gelöst',
      'Kann sich die Versiegelung ablösen?',
      'Kann die Keramik abblättern?',
      'Meine alte Versiegelung ist fleckig geworden, warum?',
      'Was kann bei der Versiegelung schiefgehen?',
    ],
  },
  {
    says: 'sind die Quelle der meisten Streifen',
    asked: [
      'Vom Dach laufen schwarze Bahnen herunter',
      'Flechten auf dem Dach',
      'Ich putze die Seiten und nach einer Woche ist es wieder streifig',
      'Auf dem Dach hat es Moos und Algen, bringen Sie das weg?',
      'Woher kommen die schwarzen Regenstreifen?',
      'Warum bilden sich Streifen unter den Fenstern?',
      'Unser Dach ist grün',
      'Warum hat mein Womo diese schwarzen Tränen?',
    ],
  },
  {
    says: 'Kratzer, matte Stellen und offene Fugen halten wir fest',
    asked: ['Notieren Sie die Schäden, bevor ihr anfangt?'],
  },
  {
    says: 'Bei dieser Gelegenheit lassen sich auch die Dichtungen',
    asked: ['Merkt ihr, wenn das Dach undicht ist?', 'Schaut ihr auf dem Dach auch nach Rissen?'],
  },
];
