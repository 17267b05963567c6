import type { LabelledQuestion } from '../../../../labelled-question.js';
import { evasion, francs, months } from './labels.js';

/** What an amount is enough for, and what one pays at least. */
export const budgetsQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-reckoning-026',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Für den Winterplatz habe ich 900 Franken zur Seite gelegt. Wie viele Monate Einlagerung bekomme ich dafür?',
    ],
    mustContain: [[...months(6, 'sechs'), 'halbes Jahr']],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-027',
    kind: 'compute',
    form: 'dialect',
    turns: ['Längt mer es Tuusigernötli für s Autohotel, vo Afang November bis Ändi März, also 5 Mönet?'],
    mustContain: [
      ['ja', 'reicht', 'genau', 'genügt', 'aufgehen', 'geht auf'],
      [...months(5, 'fünf'), ...francs(1000)],
    ],
    mustNotContain: [...evasion, ...francs(1250), 'reicht nicht', 'nicht ganz', 'zu wenig', '4 Monate', 'vier Monate'],
  },
  {
    id: 'tc-reckoning-028',
    kind: 'compute',
    form: 'typo',
    turns: ['mit 600.- wie lang kan ich auto ins autohotel steln'],
    mustContain: [[...months(3, 'drei'), 'Vierteljahr']],
    mustNotContain: [...evasion, '2 Monate', 'zwei Monate'],
  },
  {
    id: 'tc-reckoning-029',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Ehrlich gesagt habe ich für den Verkauf meines alten Kastenwagens nur 300 Franken übrig. Reicht das bei Ihnen für eine Vermittlung?',
    ],
    mustContain: [
      [...francs(450), '3 Monate', 'drei Monate', 'dreimonatig'],
      ['nein', 'nicht', 'zu wenig', 'knapp', 'fehlen', 'fehlt', 'mindestens', 'leider'],
    ],
    mustNotContain: [...evasion, 'ja, das reicht'],
  },
  {
    id: 'tc-reckoning-030',
    kind: 'compute',
    form: 'dialect',
    turns: [
      'Was choschtet d Yylagerig für nes Wohnmobil?',
      'I ha 1200 Franke uf dr Syte derfür. Wi mängge Monet cha när blybe?',
    ],
    mustContain: [months(8, 'acht')],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-031',
    kind: 'compute',
    form: 'dialect',
    turns: ['Was zahl ich für d Vermittlig im Minimum, au wenn s Auto scho nach zwei Wuche furt isch?'],
    mustContain: [[...francs(450), '3 Monate', 'drei Monate', 'dreimonatig']],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-032',
    kind: 'compute',
    form: 'typo',
    turns: ['vermitlung, wie lang muss ich da mindestns bleiben?', 'also wie fiel sind das dan mindestens in fr.'],
    mustContain: [francs(450)],
    mustNotContain: evasion,
  },
  {
    id: 'tc-reckoning-033',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Angenommen, Sie brauchen fünf Monate, bis mein Wohnmobil verkauft ist. Was habe ich Ihnen dann insgesamt für die Vermittlung bezahlt?',
    ],
    mustContain: [francs(750)],
    mustNotContain: evasion,
  },
];
