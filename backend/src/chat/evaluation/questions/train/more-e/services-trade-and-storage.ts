import type { LabelledQuestion } from '../../../labelled-question.js';
import { UNANSWERED } from './labels.js';

/** Buying, selling, storing and fetching vehicles. */
export const servicesTradeAndStorageE: readonly LabelledQuestion[] = [
  {
    id: 'te-service-09',
    kind: 'service',
    form: 'dialect',
    turns: ['Dr Vatter isch gstorbe u mir hei itz sy Oldtimer ir Garage, chouft dir settigs?'],
    mustContain: [['Klassiker', 'kaufen', 'Ankauf', 'An- und Verkauf', 'Sammlerfahrzeug', 'vermitteln']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-service-10',
    kind: 'service',
    form: 'standard',
    turns: ['Mein BMW läuft noch bis nächstes Jahr im Leasing. Könnte ich ihn trotzdem schon bei Ihnen verkaufen?'],
    mustContain: [['Leasinggesellschaft', 'Leasingfirma', 'Leasinggeber', 'Ablöse', 'Code 178', 'abgelöst']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-service-11',
    kind: 'service',
    form: 'dialect',
    turns: ['Was esch de Onderscheed zwösche Autohotel ond Iilagerig, ech chome do ned drus'],
    mustContain: [
      [
        'zwischendurch',
        'Pause',
        'Winter',
        'bereitsteh',
        'bereit steh',
        'regelmässig',
        'wie oft',
        'Nutzung',
        'mehrere Monate',
        'länger',
      ],
    ],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-service-12',
    kind: 'service',
    form: 'standard',
    turns: ['Darf ich im Januar mal kurz ins eingelagerte Wohnmobil, die Skischuhe liegen noch drin'],
    mustContain: [['Voranmeldung', 'Vereinbarung', 'Termin', 'anmelden', 'vorher', 'melden Sie sich', 'abmachen']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-service-13',
    kind: 'service',
    form: 'dialect',
    turns: ['Mues ich s Wasser im Wohnmobil ablo vor em Iilagere? S isch jo klimatisiert bi eych'],
    mustContain: [['ablassen', 'leeren', 'leer', 'Hygiene', 'verkeimt', 'Stehendes Wasser']],
    mustNotContain: [...UNANSWERED, 'nicht nötig', 'nicht notwendig'],
  },
  {
    id: 'te-service-14',
    kind: 'service',
    form: 'dialect',
    turns: ['Khann i mina Tesla au ins Autohotel geh und wia voll söll denn d Batterie si?'],
    mustContain: [
      [
        'halb voll',
        'halbvoll',
        'halb geladen',
        'halb gefüllt',
        'zur Hälfte',
        'Hälfte geladen',
        'halbem Ladestand',
        '50%',
      ],
    ],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-service-15',
    kind: 'service',
    form: 'standard',
    turns: ['Ich will keine fremden Leute vor meiner Haustür. Machen Sie bei der Vermittlung auch die Besichtigungen?'],
    mustContain: [
      ['zeigen', 'übernehmen', 'ohne Sie', 'nicht dabei', 'über uns', 'machen wir', 'führen wir', 'Ja,', 'Ja.'],
    ],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-service-16',
    kind: 'service',
    form: 'typo',
    turns: ['könt ihr das auto bei mir abholn bin nicht mer so gut zu fuss'],
    mustContain: [
      [
        'Hol- und Bring',
        'Holservice',
        'auf Anfrage',
        'abholen',
        'Abholung',
        'holen wir',
        'holen es',
        'holen das',
        'holen Ihr',
      ],
    ],
    mustNotContain: UNANSWERED,
  },
];
