import type { Wordings } from '../wording.js';

/** Germs, and what steam does to them. */
export const steamHygieneWordings: readonly Wordings[] = [
  {
    says: 'Der Wert ist eine Obergrenze',
    asked: ['Ist nachher das ganze Auto keimfrei?', 'Stimmen die 99.9 Prozent überall?'],
  },
  {
    says: 'Eine Desinfektion im medizinischen Sinn ist die Reinigung nicht',
    asked: [
      'Hilft das gegen Corona?',
      'Sind nachher alle Bakterien tot?',
      'Wird mein Auto desinfiziert?',
      'Ist es danach steril?',
      'Tötet der Dampf Viren?',
      'Ersetzt das eine Desinfektion?',
      'Wird alles steril wie im Spital?',
    ],
  },
  {
    says: 'Das zählt, wo geschlafen und gekocht wird',
    asked: [
      'Werden Keime in der Küche vom Wohnmobil abgetötet?',
      'Wir haben Milben in der Matratze',
      'Ist Dampf für das Bett im Camper sinnvoll?',
      'Hilft der Dampf gegen Bakterien vom Hund?',
    ],
  },
  {
    says: 'Heisser Dampf senkt die Keimzahl',
    asked: ['Tötet der Dampf Keime ab?', 'Hat es nachher weniger Keime im Auto?'],
  },
];
