import type { Wordings } from '../wording.js';

/** How a sealed vehicle is washed. */
export const sealingWashingWordings: readonly Wordings[] = [
  {
    says: 'Nicht in der prallen Sonne',
    asked: [
      'Nach dem Putzen sehe ich weisse Flecken vom Wasser',
      'Soll ich es im Schatten waschen?',
      'Brauche ich ein Tuch zum Abtrocknen?',
      'Darf ich in der Sonne waschen?',
      'Womit trockne ich das versiegelte Wohnmobil ab?',
      'Kann ich es nach dem Waschen an der Luft trocknen lassen?',
      'Wie vermeide ich Kalkflecken?',
      'Auf dem Lack sind weisse Punkte vom Wasser, was habe ich falsch gemacht?',
      'Kann ich am Mittag bei Sonnenschein das Womo abspritzen?',
      'Kalkränder nach dem Waschen, was tun?',
    ],
  },
  {
    says: 'Danach mit einem weichen Schwamm',
    asked: [
      'Mit der Bürste oder mit dem Schwamm über den versiegelten Lack?',
      'Wie wasche ich das versiegelte Wohnmobil richtig?',
      'Wie soll ich das Fahrzeug mit Keramik waschen?',
      'Womit soll ich den versiegelten Camper putzen?',
      'Von unten nach oben waschen oder umgekehrt?',
    ],
  },
  {
    says: 'Danach reichen Wasser, ein pH-neutrales Shampoo und ein weicher Schwamm',
    asked: [
      'Was für ein Reiniger ist erlaubt?',
      'Braucht es ein Spezialshampoo?',
      'Brauche ich ein spezielles Shampoo?',
      'Muss ich nachher ein spezielles Shampoo kaufen?',
      'Welches Shampoo soll ich nehmen?',
      'Welchen Schwamm soll ich benutzen?',
      'Mit was soll ich waschen?',
    ],
  },
  {
    says: 'Scheuermittel, Haushaltreiniger und Poliermaschinen',
    asked: [
      'Ist ein Topfschwamm erlaubt?',
      'Geht normales Putzmittel aus der Küche?',
      'Darf ich Abwaschmittel benutzen?',
      'Kann ich mit der Poliermaschine über die Keramik?',
      'Welche Mittel darf ich auf der Versiegelung nicht verwenden?',
      'Kann ich die Versiegelung selber polieren?',
      'Kann ich mit Felgenreiniger oder Insektenentferner auf die Schicht?',
      'Ist Glasreiniger oder Essigreiniger verboten?',
      'Darf ich mit dem Schmutzradierer drüber?',
    ],
  },
  {
    says: 'nach einer Fahrt auf gesalzenen Strassen gleich',
    asked: [
      'Was muss ich nach einem Winter mit viel Salz machen?',
      'Alles ist voller Streusalz, wie rasch muss das runter?',
      'Muss ich den Camper mit Salz gleich abspülen oder kann das warten?',
      'Muss ich das Salz nach der Skiwoche gleich abwaschen?',
      'Wie schnell muss das Salz weg?',
      'Wie oft soll ich das versiegelte Wohnmobil waschen?',
      'Darf ich mit dem Hochdruckreiniger daran?',
      'Wir kommen aus dem Skiurlaub, muss das Womo sofort gewaschen werden?',
      'Kann das Salz bis im Frühling drauf bleiben?',
    ],
  },
  {
    says: 'Wachs ist nicht mehr nötig',
    asked: [
      'Muss ich nach der Keramik überhaupt noch polieren?',
      'Muss ich nach der Versiegelung noch wachsen?',
      'Soll ich die Keramik mit Wachs pflegen?',
      'Braucht es zusätzlich Politur oder Wachs?',
      'Brauche ich noch Polierpaste nach der Keramik?',
    ],
  },
  { says: 'Zuerst mit Wasser abspülen, damit kein Sand reibt', asked: ['Mit dem Schlauch vorspülen, muss das sein?'] },
];
