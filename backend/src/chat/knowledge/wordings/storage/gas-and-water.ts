import type { Wordings } from '../wording.js';

/** What has to be shut and emptied before storage. */
export const storageGasAndWaterWordings: readonly Wordings[] = [
  {
    says: 'Ob die Flaschen im Fahrzeug bleiben dürfen',
    asked: ['Dürfen die Gasflaschen im Wohnmobil bleiben?', 'Muss ich das Gas herausnehmen?', 'Wohin mit dem Gas?'],
  },
  {
    says: 'Stehendes Wasser verkeimt in Tank und Leitungen',
    asked: [
      'Muss das Wasser heraus?',
      'Muss der Wassertank leer sein?',
      'Muss das Wasser raus, wenn es geheizt ist?',
      'Warum muss ich das Wasser ablassen?',
      'Friert das Wasser in den Leitungen ein?',
      'Kann das Wasser im Tank bleiben?',
      'Bilden sich Algen im Wassertank?',
    ],
  },
  {
    says: 'Lassen Sie auch Boiler, Pumpe und Siphons leer laufen',
    asked: [
      'Wasserhahn auf oder zu?',
      'Muss ich den Boiler entleeren?',
      'Sollen die Wasserhahnen offen sein?',
      'Was ist mit dem Warmwasser?',
    ],
  },
  {
    says: 'Frischwasser, Abwasser und Toilette entleeren',
    asked: [
      'Müssen Teigwaren und Reis raus?',
      'Die WC-Kassette ist noch halb voll',
      'Was muss man beim Einwintern leeren?',
      'Soll man die Kühlschranktür offen lassen?',
      'Was muss raus, bevor das Wohnmobil eingestellt wird?',
      'Was muss ich vor dem Einwintern alles leeren?',
      'Was muss vor der Einlagerung alles raus?',
      'Kann das Essen im Kühlschrank bleiben?',
      'Soll der Kühlschrank offen bleiben?',
      'Wie bereite ich das Wohnmobil auf die Einlagerung vor?',
      'Muss ich die Toilette leeren?',
      'Muss das Chemieklo leer sein?',
      'Grauwasser, wohin damit vor dem Einstellen?',
      'Wie mache ich den Camper winterfest?',
    ],
  },
  {
    says: 'Drehen Sie sie zu und verbrauchen Sie das Restgas',
    asked: ['Gashahn zu oder offen?', 'Wie mache ich die Gasleitung leer?'],
  },
];
