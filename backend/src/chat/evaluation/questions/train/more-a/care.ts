import type { LabelledQuestion } from '../../../labelled-question.js';

/** How the owner looks after the vehicle. */
export const careQuestions: readonly LabelledQuestion[] = [
  {
    id: 'ta-care-01',
    kind: 'care',
    form: 'dialect',
    turns: ['Darf i mit em versiglete Womo no dür d Wöschstrass?'],
    mustContain: [['Bürsten']],
    mustNotContain: ['Ja, problemlos'],
  },
  {
    id: 'ta-care-02',
    kind: 'care',
    form: 'dialect',
    turns: ['wie wösch ich das jetzt richtig? han immer Abwäschmittel gno'],
    mustContain: [
      ['pH-neutral', 'mildes Shampoo', 'milden Shampoo'],
      ['Schwamm', 'weich'],
    ],
  },
  {
    id: 'ta-care-03',
    kind: 'care',
    form: 'typo',
    turns: ['vogelscheise auf neuer keramik was tun'],
    mustContain: [
      ['sofort', 'gleich', 'selben Tag', 'möglichst bald', 'rasch'],
      ['Wasser', 'Tag'],
    ],
  },
  {
    id: 'ta-care-04',
    kind: 'care',
    form: 'standard',
    turns: ['Gestern habe ich unseren Kastenwagen bei Ihnen abgeholt. Ab wann darf ich ihn wieder waschen?'],
    mustContain: [
      ['ersten Tagen', 'ersten Tage'],
      ['Abholen', 'Temperatur', 'nicht'],
    ],
  },
  {
    id: 'ta-care-05',
    kind: 'care',
    form: 'dialect',
    turns: ['hochdruckreiniger ja oder nei bim wohnmobil'],
    mustContain: [['Abstand']],
  },
  {
    id: 'ta-care-06',
    kind: 'care',
    form: 'dialect',
    turns: ['Mues me nochhär au no wachse?'],
    mustContain: [['Wachs'], ['nicht', 'kein', 'nein']],
  },
  {
    id: 'ta-care-07',
    kind: 'care',
    form: 'dialect',
    turns: ['Mir stelled eusi Villa uf Räder nächscht Wuche bi eu ii. Was mues alles useglah und abgstellt werde?'],
    mustContain: [
      ['Wasser', 'Frischwasser'],
      ['Gas', 'Boiler', 'Kühlschrank', 'Toilette'],
    ],
  },
  {
    id: 'ta-care-08',
    kind: 'care',
    form: 'typo',
    turns: ['hanbremse anzihen oder nicht wen das auto den ganzen winter stet'],
    mustContain: [
      ['offen', 'lösen', 'gelöst', 'nicht anziehen'],
      ['Beläge', 'Keile', 'Gang', 'kleben'],
    ],
  },
  {
    id: 'ta-care-09',
    kind: 'care',
    form: 'dialect',
    turns: ['Wie vermiide mer dass d Pneu es Plattfüessli überchöme vom lange Stah?'],
    mustContain: [['Druck', 'Luft']],
  },
  {
    id: 'ta-care-10',
    kind: 'care',
    form: 'standard',
    turns: ['Sollte der Tank beim Abstellen eher voll oder eher leer sein?'],
    mustContain: [['voll', 'füllt']],
  },
  {
    id: 'ta-care-11',
    kind: 'care',
    form: 'dialect',
    turns: ['Wenn i mit dr Hand über d Wand fahr isch alles wyss wie Kryde. Was isch das?'],
    mustContain: [['kreid', 'GFK', 'Gelcoat']],
  },
  {
    id: 'ta-care-12',
    kind: 'care',
    form: 'standard',
    turns: ['Meine Nachbarin stülpt im Herbst immer eine dichte Plane übers Auto. Ist das draußen eine gute Idee?'],
    mustContain: [['Kondenswasser', 'Feuchtigkeit', 'scheuert', 'Gegenteil', 'nein']],
  },
];
