import type { LexiconTable } from './lexicon.js';

/** Numbers, as hours are named too. */
export const NUMBER_LEXICON: LexiconTable = {
  eins: 'ais äis',
  zwei: 'zwöi zwo zwe zwoi zwäi',
  drei: 'drü dru drüü drii dräi drey',
  vier: 'vieri',
  fünf: 'füf füüf föif fif foif füfi',
  sechs: 'sächs sächsi',
  sieben: 'sibe sibä sibni sebe',
  acht: 'achti',
  neun: 'nün nüün nüni',
  zehn: 'zää zehni zäni zähni zähn',
  elf: 'euf elfi eufi',
  zwölf: 'zwölfi zwöuf zwöufi',
  zwanzig: 'zwänzg zwänzgi zwanzg zwänzig',
  dreissig: 'drissg driissg dryssg drissig',
  fünfzig: 'füfzg füfzig',
  hundert: 'hundrt hondert hunderti',
  tausend: 'tuusig tuusend tusig duusig tuusigs tuusing tausig',
};
