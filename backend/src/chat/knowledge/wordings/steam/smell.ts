import type { Wordings } from '../wording.js';

/** Smells, and what stays in the fabric. */
export const steamSmellWordings: readonly Wordings[] = [
  {
    says: 'Im Polster bleiben weder Duftstoffe noch Schaumreste',
    asked: [
      'Ich vertrage kein Parfüm, riecht das Auto nachher nach Zitrone?',
      'Ist im Dampf Parfüm drin?',
      'Hat es Duftstoffe oder Parfüm im Dampf?',
      'Ist der Dampf giftig für das Baby?',
      'Wir haben ein kleines Kind, bleiben Rückstände?',
      'Riecht es nachher nach Putzmittel?',
      'Ich bin allergisch gegen Duftstoffe',
      'Bleiben Rückstände im Polster?',
      'Ist das für Allergiker geeignet?',
      'Mein Kind hat Neurodermitis, bleibt da etwas im Stoff zurück?',
      'Bleibt Seife im Stoff zurück?',
      'Ist das unbedenklich für Kleinkinder?',
      'Wird da ein Duftspray benutzt?',
    ],
  },
  {
    says: 'Dampf hilft, wenn der Geruch in Fasern und auf Flächen sitzt',
    asked: [
      'Riecht das Auto nachher besser?',
      'Der Siphon stinkt, hilft da Dampf?',
      'Woher kommt der Geruch?',
      'Bringen Sie den Rauchgeruch weg?',
      'Es stinkt nach Hund im Auto',
      'Es muffelt, wenn es regnet',
      'Es riecht nach Erbrochenem',
    ],
  },
];
