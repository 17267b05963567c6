import type { Wordings } from '../wording.js';

/** What a fresh sealing bears. */
export const sealingFirstDaysWordings: readonly Wordings[] = [
  {
    says: 'Waschen Sie in den ersten Tagen nicht',
    asked: [
      'Wann kann ich nach der Keramik das erste Mal mit Wasser dran?',
      'Frisch abgeholt und schon ist es dreckig, darf ich es abspritzen?',
      'Was darf man in der ersten Woche nach dem Versiegeln nicht machen?',
      'Es soll bald regnen und das Wohnmobil ist frisch versiegelt, ist das ein Problem?',
      'Worauf muss ich in den ersten Tagen achten?',
      'Was muss ich in den ersten Tagen nach dem Abholen beachten?',
      'Was muss ich direkt nach dem Abholen des versiegelten Wohnmobils beachten?',
      'Wann darf ich das frisch versiegelte Fahrzeug waschen?',
      'Darf ich am nächsten Tag waschen?',
      'Wie lange darf ich nach dem Versiegeln nicht waschen?',
      'Darf das frisch versiegelte Fahrzeug im Regen stehen?',
      'Morgen wollen wir in die Ferien mit dem frisch versiegelten Camper, auf was aufpassen?',
      'Es hat nach dem Abholen gleich geregnet, ist das schlimm?',
      'Ich habe das Womo gestern bei euch geholt, darf ich schon putzen?',
      'Wie viele Tage muss ich mit dem Schlauch warten?',
    ],
  },
  {
    says: 'nehmen Sie Vogelkot und Harz sofort mit viel Wasser ab',
    asked: [
      'Ein Vogel hat auf das frisch versiegelte Wohnmobil gekotet, was tun?',
      'Vogelkot in den ersten Tagen nach der Versiegelung',
      'Harz ist auf die frische Schicht getropft',
    ],
  },
  {
    says: 'Wie lange das gilt, sagen wir Ihnen beim Abholen',
    asked: ['Wie viele Tage muss ich mit dem Waschen warten?'],
  },
  {
    says: 'Vogelkot und Baumharz nehmen Sie möglichst am selben Tag ab',
    asked: [
      'Wir stehen unter Bäumen, es klebt alles vom Harz',
      'Ein Spatz hat auf die Haube gekackt, eilt das?',
      'Wir parkieren unter einer Tanne, Harz tropft herunter, ist das schlimm?',
    ],
  },
  {
    says: 'Beim Abholen sehen Sie das Ergebnis bei gutem Licht',
    asked: [
      'Kann ich das Ergebnis anschauen, bevor ich zahle?',
      'Erklären Sie mir beim Abholen, wie ich es pflegen muss?',
    ],
  },
];
