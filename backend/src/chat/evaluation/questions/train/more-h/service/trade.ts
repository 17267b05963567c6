import type { LabelledQuestion } from '../../../../labelled-question.js';
import { NOT_KNOWN } from './labels.js';

/** Brokerage, purchase and sale, pickup. */
export const trade: readonly LabelledQuestion[] = [
  {
    id: 'mhs-service-050',
    kind: 'service',
    form: 'dialect',
    turns: ['Söll ich de Porsche eu grad verchaufe oder lieber vermittle la? Han eigentli Ziit.'],
    mustContain: [
      ['Vermitt', 'vermitt'],
      ['höher', 'mehr', 'schneller', 'sofort', 'Zeit haben', 'Haben Sie Zeit'],
    ],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-051',
    kind: 'service',
    form: 'standard',
    turns: ['Wenn Sie meinen Camper vermitteln, muss ich dann bei jeder Besichtigung antraben?'],
    mustContain: [
      ['nicht dabei', 'ohne Sie', 'übernehmen', 'zeigen', 'nicht nötig', 'müssen Sie nicht', 'müssen nicht', 'Nein'],
    ],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-052',
    kind: 'service',
    form: 'typo',
    turns: ['und wen sich keiner meldet fürn wohnmobil in der vermitlung?? zahl ich dan ewig'],
    mustContain: [['3 Monat', 'drei Monat', 'monatlich', 'jeden Monat', 'kündbar', 'kündigen']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-053',
    kind: 'service',
    form: 'dialect',
    turns: ['I ha my BMW no im Leasing, würdet dir dä glich choufe?'],
    mustContain: [['Leasinggesellschaft', 'Leasingfirma', 'Leasinggeber', 'Leasingbank', '178', 'Ablös', 'abgelöst']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-054',
    kind: 'service',
    form: 'standard',
    turns: ['Muss mein Oldtimer frisch vorgeführt sein, damit Sie ihn für mich verkaufen?'],
    mustContain: [
      [
        'nicht vorgeschrieben',
        'Vorgeschrieben ist',
        'nicht zwingend',
        'kein Muss',
        'nicht nötig',
        'hilft',
        'Nein',
        'muss er nicht',
      ],
    ],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-055',
    kind: 'service',
    form: 'dialect',
    turns: ['Mir wohned z Chur und mini Frau fahrt nöd gern mit em grosse Chaschte. Chämted ihr en au cho hole?'],
    mustContain: [['Bringservice', 'auf Anfrage', 'abholen', 'Abholung', 'holen wir', 'holen das']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-024',
    kind: 'service',
    form: 'keywords',
    turns: ['papiere mitbringen autoverkauf'],
    mustContain: [['Fahrzeugausweis'], ['MFK', 'Prüfbericht', 'Serviceheft', 'Schlüssel']],
    mustNotContain: [NOT_KNOWN],
  },
];
