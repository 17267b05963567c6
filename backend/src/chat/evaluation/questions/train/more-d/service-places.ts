import type { LabelledQuestion } from '../../../labelled-question.js';
import { GIVES_UP } from './labels.js';

/** Places for vehicles, and trade with them. */
export const servicePlaces: readonly LabelledQuestion[] = [
  {
    id: 'td-service-09',
    kind: 'service',
    form: 'typo',
    turns: ['was ist der untershied zwischen autohotel und einlagrung'],
    mustContain: [['lange Pause', 'Winter', 'zwischendurch', 'mehrere Monate', 'bereitsteh', 'wie oft']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-service-10',
    kind: 'service',
    form: 'dialect',
    turns: ['Isch de Platz gheizt im Winter?'],
    mustContain: [['klimatisiert', 'Frost', 'Temperatur']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-service-11',
    kind: 'service',
    form: 'dialect',
    turns: ['luegit dir o für d batterie we ds auto lang steit?'],
    mustContain: [['Batteriepflege', 'Erhaltungslad', 'Ladegerät', 'geladen', 'nachlad', 'laden']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-service-12',
    kind: 'service',
    form: 'dialect',
    turns: ['Chaufed ihr alti Mercedes? Min Vater hät no en SL vo 1972'],
    mustContain: [['Klassiker', 'Sammler', 'kaufen wir', 'wir kaufen', 'Ankauf', 'nach Besichtigung']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-service-13',
    kind: 'service',
    form: 'typo',
    turns: ['kan ich ein auto verkaufen wo noch im leassing ist'],
    mustContain: [['Leasinggesellschaft', 'Leasingfirma', 'Leasinggeber', 'Ablöse', '178', 'Leasingbank']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-service-14',
    kind: 'service',
    form: 'standard',
    turns: ['Welche Papiere muss ich mitbringen, wenn ich Ihnen mein Auto verkaufen will?'],
    mustContain: [['Fahrzeugausweis'], ['Serviceheft', 'MFK', 'Schlüssel']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-service-15',
    kind: 'service',
    form: 'standard',
    turns: ['Kann ich während der Einlagerung mal etwas aus dem Wohnmobil holen?'],
    mustContain: [['Voranmeldung', 'nach Vereinbarung', 'Termin', 'vorher anmelden', 'angemeldet', 'melden Sie sich']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-service-16',
    kind: 'service',
    form: 'keywords',
    turns: ['überwachung nachts stellplatz'],
    mustContain: [
      ['rund um die Uhr', '24/7', '24 Stunden am Tag', '7 Tage', 'Tag und Nacht', 'auch nachts', 'jeder Stunde'],
    ],
    mustNotContain: GIVES_UP,
  },
];
