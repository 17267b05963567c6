import type { Wordings } from '../wording.js';

/** What the business buys, and how it looks at it. */
export const tradePurchaseWordings: readonly Wordings[] = [
  {
    says: 'Wir kaufen und verkaufen exklusive Sportwagen',
    asked: [
      'Interessieren Sie sich für einen alten Porsche?',
      'Kaufen Sie Oldtimer?',
      'Kaufen Sie Klassiker und Youngtimer?',
      'Kaufen Sie auch normale Autos?',
      'Kaufen Sie einen gewöhnlichen Golf oder nur Luxusautos?',
      'Kaufen Sie alte Schrottautos?',
      'Was für Fahrzeuge kaufen Sie?',
      'Nehmen Sie jedes Auto?',
      'Verkaufen Sie auch Wohnmobile?',
      'Verkaufen Sie Autos?',
      'Handeln Sie auch mit Wohnmobilen?',
      'Nehmt ihr auch einen Fiat Panda?',
      'Wollt ihr meinen alten Mercedes?',
    ],
  },
  {
    says: 'erkennt eine Nachlackierung, Spachtel oder müdes GFK',
    asked: [
      'Ich habe Angst, einen Unfallwagen zu kaufen',
      'Erkennen Sie einen Unfallwagen?',
      'Merken Sie, wenn ein Auto nachlackiert wurde?',
      'Sehen Sie, ob das Auto einen Unfall hatte?',
      'Die Türe ist neu lackiert worden, merkt man das?',
    ],
  },
  {
    says: 'Beim Sportwagen sind es die Bremsen',
    asked: [
      'Worauf schauen Sie bei einem Oldtimer?',
      'Welche Schwachstellen hat ein Wohnmobil?',
      'Was sind die heiklen Stellen?',
      'Wo rostet ein Oldtimer zuerst?',
      'Was geht beim Wohnmobil am ehesten kaputt?',
    ],
  },
  {
    says: 'Wir sehen uns Karosserie, Unterboden, Innenraum und Unterlagen an',
    asked: [
      'Wie genau untersuchen Sie den Wagen?',
      'Was prüfen Sie bei der Besichtigung?',
      'Wie prüfen Sie das Fahrzeug vor dem Kauf?',
      'Auf was schaut ihr beim Auto, bevor ihr es kauft?',
    ],
  },
  {
    says: 'Bei Wohnmobilen suchen wir nach Feuchtigkeit',
    asked: [
      'Merken Sie, ob ein Wohnmobil feucht ist?',
      'Wie merken Sie Feuchtigkeit?',
      'Prüfen Sie das Wohnmobil auf Wasserschäden?',
      'Messen Sie die Feuchte im Wohnmobil?',
      'Prüft ihr, ob der Aufbau nass ist?',
    ],
  },
  {
    says: 'Sie nennen Marke, Modell, Jahrgang und Kilometer',
    asked: [
      'Welche Angaben brauchen Sie für den Ankauf?',
      'Was müssen Sie über mein Auto wissen?',
      'Was wollt ihr wissen, um mein Auto zu kaufen?',
    ],
  },
];
