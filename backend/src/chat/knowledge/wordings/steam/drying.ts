import type { Wordings } from '../wording.js';

/** How wet it gets, and how long it dries. */
export const steamDryingWordings: readonly Wordings[] = [
  {
    says: 'Auf Kunststoff und Leder ja',
    asked: [
      'Muss ich am Tag der Reinigung mit dem Zug nach Hause?',
      'Kann ich nach der Reinigung gleich losfahren?',
      'Darf man nach dem Dämpfen wieder heimfahren?',
      'Ist der Sitz nachher nass?',
      'Wann kann ich das Auto wieder benutzen?',
      'Wie lange müssen die Polster trocknen?',
      'Wie lange muss es trocknen?',
      'Kann man sich danach sofort wieder reinsetzen?',
      'Kann ich mich mit Anzug gleich auf den Sitz setzen?',
    ],
  },
  {
    says: 'Matratzen stellen Sie am besten bis am Abend hochkant',
    asked: [
      'Können wir am selben Abend im Camper übernachten?',
      'Kann ich am Abend wieder im Wohnmobil schlafen?',
      'Wie lange muss die Matratze trocknen?',
      'Was mache ich mit der gedämpften Matratze?',
      'Ist das Bett am Abend schon wieder bezogen zu brauchen?',
      'Wann darf ich die Betten im Womo wieder beziehen?',
      'Kann man in der Nacht danach schon wieder im Camper pennen?',
    ],
  },
  {
    says: 'Polster werden feucht statt nass',
    asked: [
      'Werden die Sitze klatschnass?',
      'Wie nass werden die Polster?',
      'Saugen sich die Sitze mit Wasser voll?',
      'Ich will nicht, dass der Schaumstoff durchnässt wird',
      'Bleibt da Wasser im Sitz zurück?',
    ],
  },
  {
    says: 'trocknen am schnellsten bei offenen Fenstern',
    asked: ['Soll ich zum Trocknen die Heizung aufdrehen?', 'Wie bekomme ich die Polster schneller trocken?'],
  },
  {
    says: 'Der Rest braucht Stunden, manchmal einen Tag',
    asked: [
      'Wie lange bleibt der Sitz nach dem Sprühsauger feucht?',
      'Ich habe einen Sprühextrahierer gemietet und alles war tagelang nass',
    ],
  },
];
