import type { Wordings } from '../wording.js';

/** What standing does to batteries. */
export const standBatteryWordings: readonly Wordings[] = [
  {
    says: 'Alarm, Funkschlüssel und Steuergeräte ziehen wenig',
    asked: [
      'Frisst die Alarmanlage Strom?',
      'Entlädt sich die Batterie beim Stehen?',
      'Verbraucht ein abgestelltes Auto Strom?',
      'Warum wird die Batterie leer, obwohl das Auto aus ist?',
    ],
  },
  {
    says: 'kann eine Bleibatterie so weit entladen sein',
    asked: [
      'Kann man eine tote Batterie wieder aufladen?',
      'Warum geht eine Batterie kaputt, wenn das Auto herumsteht?',
      'Warum ist die Batterie nach dem Winter tot?',
      'Wann geht eine Batterie kaputt?',
      'Wie lange hält eine Batterie, wenn man nicht fährt?',
      'Nach wie vielen Wochen ist die Batterie leer?',
      'Was ist Sulfatierung?',
    ],
  },
  {
    says: 'Wollen voll geladen stehen',
    asked: ['Wie voll soll die AGM-Batterie sein?', 'Wie muss eine Bleibatterie gelagert werden?'],
  },
  {
    says: 'darf bei Frost nicht geladen werden',
    asked: [
      'Darf man Lithium bei Frost laden?',
      'Was braucht eine Lithiumbatterie im Winter?',
      'Ist eine Lithiumbatterie beim Überwintern ein Problem?',
    ],
  },
  { says: 'Antriebsbatterien stehen am besten halb voll', asked: ['Wie voll soll die Batterie vom Elektroauto sein?'] },
  {
    says: 'Dagegen hilft ein Erhaltungsladegerät',
    asked: [
      'Was hilft gegen Entladen?',
      'Welches Ladegerät soll ich für zu Hause kaufen?',
      'Was macht man gegen eine leere Batterie beim Stehen?',
    ],
  },
];
