import type { Wordings } from '../wording.js';

/** What the owner does before, and on what the work depends. */
export const steamBeforeWordings: readonly Wordings[] = [
  {
    says: 'Beides lässt sich in einem Aufenthalt erledigen',
    asked: [
      'Wenn es schon zum Versiegeln da ist, könnt ihr auch innen?',
      'Können Sie das Wohnmobil innen reinigen, wenn es für die Keramik da ist?',
      'Kann man innen dämpfen und aussen versiegeln in einem?',
      'Geht beides im selben Aufenthalt?',
      'Kann man die Innenreinigung und die Keramik kombinieren?',
    ],
  },
  {
    says: 'hängt von Grösse, Verschmutzung und Anzahl der Polster ab',
    asked: [
      'Wovon hängt der Preis der Dampfreinigung ab?',
      'Ist es bei einem grossen Camper teurer zu reinigen?',
      'Zahle ich mehr, wenn es sehr dreckig ist?',
    ],
  },
  {
    says: 'Tierhaare kosten am meisten Zeit',
    asked: [
      'Katzenhaare überall auf den Sitzen',
      'Warum kosten Tierhaare mehr?',
      'Die Sitze sind voller Hundehaare',
      'Unser Labrador fährt immer mit, alles voller Haare',
      'Was ist am aufwendigsten beim Reinigen?',
    ],
  },
  // Over the end of a point: all of the list is asked for.
  {
    says: 'Vorräte herausnehmen; Beim Wohnmobil Bettzeug abziehen',
    asked: [
      'Muss alles aus dem Auto raus?',
      'Was muss ich vor der Reinigung ausräumen?',
      'Muss ich das Auto vor der Dampfreinigung leeren?',
      'Müssen wir das Womo ausräumen?',
    ],
  },
  {
    says: 'Persönliches, Kindersitze und Vorräte',
    asked: [
      'Darf das Spielzeug im Auto bleiben?',
      'Darf ich Sachen im Auto lassen während der Reinigung?',
      'Soll ich den Kindersitz herausnehmen?',
      'Müssen die Kindersitze raus?',
      'Können die Kleider im Schrank bleiben?',
      'Sollen wir den Hausrat aus dem Camper nehmen?',
      'Kann der Maxicosi drin bleiben?',
    ],
  },
  {
    says: 'Beim Wohnmobil Bettzeug abziehen',
    asked: ['Müssen die Kissen und Decken weg?', 'Sollen die Duvets raus?', 'Muss ich das Bett abziehen?'],
  },
  {
    says: 'Ablagen, Schränke und Kofferraum ausräumen',
    asked: [
      'Muss ich die Türfächer leeren?',
      'Muss ich das Auto vorher ausräumen?',
      'Kann ich den Kofferraum voll lassen?',
      'Im Handschuhfach ist noch Zeug, stört das?',
      'Ich habe Werkzeug im Kofferraum, muss das raus?',
    ],
  },
  {
    says: 'Krümel locken Mäuse an',
    asked: [
      'Gibt es Mäuse in der Halle?',
      'Warum vor der Einlagerung reinigen?',
      'Soll das Wohnmobil innen geputzt sein, bevor es den Winter über steht?',
    ],
  },
  {
    says: 'Zwei Vordersitze sind schneller gereinigt',
    asked: ['Kann ich auch nur die vorderen Sitze machen lassen?', 'Macht ihr auch nur einen einzelnen Sitz?'],
  },
  { says: 'Krümel und Flecken sind weg, bevor die Türen', asked: ['Lohnt sich eine Innenreinigung vor dem Winter?'] },
  {
    says: 'Ein frischer Innenraum gehört zu jedem Fahrzeug',
    asked: [
      'Soll ich innen reinigen lassen, bevor ich verkaufe?',
      'Muss das Auto innen sauber sein, wenn Käufer kommen?',
    ],
  },
];
