import type { Wordings } from '../wording.js';

/** How one gets at a stored vehicle, and starts again. */
export const storageAccessWordings: readonly Wordings[] = [
  {
    says: 'Erhöhen Sie den Druck bis zum zulässigen Höchstwert',
    asked: [
      'Wie stark soll ich die Reifen pumpen?',
      'Wie fest soll ich pumpen?',
      'Soll ich die Reifen stärker pumpen?',
      'Wie viel Luft soll in die Reifen?',
      'Bekommen meine Reifen vom langen Stehen eine Delle?',
      'Werden die Reifen eckig?',
      'Wie viel Bar soll ich in die Pneus tun vor der Einlagerung?',
      'Auf wie viel bar pumpen für den Winter?',
    ],
  },
  {
    says: 'Ja, mit Voranmeldung',
    asked: [
      'Die Kinder haben die Schlitten im Camper vergessen, kommen wir rein?',
      'Ich habe den Pass im Wohnmobil vergessen',
      'Brauche ich einen Termin, um an mein Wohnmobil zu kommen?',
      'Kann ich zwischendurch etwas aus dem Wohnmobil holen?',
      'Wie komme ich im Winter an mein eingelagertes Wohnmobil heran?',
      'Darf ich während der Einlagerung vorbeikommen?',
      'Ich habe noch Sachen im eingelagerten Camper',
      'Skischuhe noch drin, kann ich ran?',
    ],
  },
  {
    says: 'Wer jede zweite Woche fahren möchte, ist im Autohotel besser aufgehoben',
    asked: ['Ich fahre alle zwei Wochen, passt die Einlagerung?'],
  },
  {
    says: 'Melden Sie sich einige Tage vor der ersten Reise',
    asked: [
      'Im April fahren wir nach Italien, wann soll ich mich melden?',
      'Kontrollieren Sie auch den Reifendruck?',
      'Prüfen Sie die Batterie und die Reifen, bevor ich es hole?',
      'Wie lange im Voraus muss ich Bescheid sagen, bevor wir losfahren?',
      'Wie früh muss ich mich melden, um das Wohnmobil im Frühling abzuholen?',
      'Wie viele Tage vor den Ferien soll ich Bescheid geben?',
    ],
  },
  {
    says: 'fahren im Frühling mit geladener Batterie los',
    asked: [
      'Der Camper soll im Frühling startklar sein, schauen Sie dazu?',
      'Ist das Wohnmobil im Frühling fahrbereit?',
      'Springt er im Frühling wieder an?',
      'Kann ich im März einfach einsteigen und losfahren?',
      'Ist der Camper startbereit nach dem Winter?',
    ],
  },
  {
    says: 'Leichte Abflachungen verschwinden',
    asked: [
      'Es rumpelt beim Fahren nach der Einlagerung, geht das weg?',
      'Muss ich nach der Einlagerung neue Pneus kaufen?',
    ],
  },
];
