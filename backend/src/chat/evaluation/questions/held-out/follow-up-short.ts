import type { LabelledQuestion } from '../../labelled-question.js';
import { durationNotSaid } from '../label.js';
import { CONFUSED, HOTEL_PRICE, STEAM_PRICE, WITHOUT_VAT } from './labels.js';
import { CLOSES, FIVE_YEARS, OPENS, SATURDAY_CLOSES, SEALING_LASTS, WATCHED } from './labels-time.js';

/** A second question that makes sense only after the first. */
export const followUpShort: readonly LabelledQuestion[] = [
  {
    id: 'h-follow-01',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Was kostet die Einlagerung?', 'Und fürs Autohotel?'],
    mustContain: [HOTEL_PRICE],
    mustNotContain: ['250'],
  },
  {
    id: 'h-follow-02',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was choschtet s Autohotel?', 'und wenn i das füf Monet bruche?'],
    mustContain: [["1'000", '1000']],
    mustNotContain: ["1'250"],
  },
  {
    id: 'h-follow-03',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Wie lange dauert eine Dampfreinigung?', 'Und was kostet das?'],
    mustContain: [STEAM_PRICE],
    mustNotContain: ['CHF 150'],
  },
  {
    id: 'h-follow-04',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Händ ihr hüt offe?', 'und am Samstig?'],
    mustContain: [SATURDAY_CLOSES],
  },
  {
    id: 'h-follow-05',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Was kostet die Keramikversiegelung?', 'Und wie lange hält die?'],
    mustContain: [SEALING_LASTS],
  },
  {
    id: 'h-follow-06',
    kind: 'follow-up',
    form: 'typo',
    turns: ['was kostet keramikversiglung', 'und garanntie?'],
    mustContain: [FIVE_YEARS, ['Garantie']],
  },
  {
    id: 'h-follow-07',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was choscht d Versiegelig für es Womo?', 'isch das mit Mehrwärtstüür?'],
    mustContain: [
      [...WITHOUT_VAT, 'Nein'],
      [...WITHOUT_VAT, 'MwSt', 'Mehrwertsteuer', 'Steuer'],
    ],
  },
  {
    id: 'h-follow-08',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Machet dir ou Keramikversiglige bi Camper?', 'wi lang heit dr ne de bi öich?'],
    mustContain: [durationNotSaid],
  },
  {
    id: 'h-follow-09',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Kann ich mein Wohnmobil bei Ihnen einlagern?', 'Ist das überwacht?'],
    mustContain: [[...WATCHED, 'überwacht', 'Überwachung']],
    mustNotContain: [...CONFUSED, 'Nein', 'nicht überwacht'],
  },
  {
    id: 'h-follow-10',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was isch bi de Iilagerig debii?', 'und d Batterie?'],
    mustContain: [['Batterie'], ['geladen', 'laden', 'Batteriepflege', 'Ladegerät']],
    mustNotContain: CONFUSED,
  },
  {
    id: 'h-follow-11',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Wo ist Ihr Betrieb?', 'Und wann ist offen?'],
    mustContain: [OPENS, CLOSES],
  },
  {
    id: 'h-follow-12',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Chönntet dir mis Wohnmobil für mi verchoufe?', 'Was choschtet das?'],
    mustContain: [['150']],
    mustNotContain: ['CHF 80', '250', 'Einlagerung kostet', 'klimatisiert'],
  },
  {
    id: 'h-follow-13',
    kind: 'follow-up',
    form: 'typo',
    turns: ['wie teur ist dampfreinigung', 'wie lang get das'],
    mustContain: [durationNotSaid],
  },
];
