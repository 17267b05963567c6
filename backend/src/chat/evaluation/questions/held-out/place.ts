import type { LabelledQuestion } from '../../labelled-question.js';
import { CONFUSED, WHERE } from './labels.js';
import { CLOSES, OPENS } from './labels-time.js';

/** Address, phone and mail. */
export const place: readonly LabelledQuestion[] = [
  {
    id: 'h-place-01',
    kind: 'place',
    form: 'dialect',
    turns: ['Wo fingen i öich?'],
    mustContain: [WHERE],
  },
  {
    id: 'h-place-02',
    kind: 'place',
    form: 'keywords',
    turns: ['adresse'],
    mustContain: [['Roggwil'], ['Musterstrasse', '4914']],
  },
  {
    id: 'h-place-03',
    kind: 'place',
    form: 'typo',
    turns: ['wo seit ihr genau ich find die strase nicht'],
    mustContain: [['Musterstrasse']],
  },
  {
    id: 'h-place-04',
    kind: 'place',
    form: 'dialect',
    turns: ['Isch das Roggwil im Thurgau obe oder im Bärnbiet?'],
    mustContain: [['Roggwil BE', 'Roggwil (BE)', 'Kanton Bern', 'im Bern', 'Berner', 'bernisch', '4914', 'Langenthal']],
    mustNotContain: ['im Thurgau, ja', 'Ja, im Thurgau'],
  },
  {
    id: 'h-place-05',
    kind: 'place',
    form: 'typo',
    turns: ['welche postleizahl mus ich ins nawi eingeben'],
    mustContain: [['4914']],
  },
  {
    id: 'h-place-06',
    kind: 'place',
    form: 'dialect',
    turns: ['I chume vo Langetu här, wo mues i düre zu öich?'],
    mustContain: [[...WHERE, 'A1', 'Autobahn']],
  },
  {
    id: 'h-place-07',
    kind: 'place',
    form: 'standard',
    turns: ['Unter welcher Nummer erreiche ich Sie telefonisch?'],
    mustContain: [['62 000 00 00', '062 000 00 00']],
  },
  {
    id: 'h-place-08',
    kind: 'place',
    form: 'dialect',
    turns: ['händ ihr au e Mailadrässe zum schriibe'],
    mustContain: [['info@fahrzeugpflege-roggwil.example']],
  },
  {
    id: 'h-place-09',
    kind: 'place',
    form: 'standard',
    turns: ['Seid ihr auch auf Instagram oder Facebook?'],
    mustContain: [
      ['kein', 'nicht', 'noch'],
      ['sozialen', 'verlinkt', 'Instagram', 'Facebook'],
    ],
    mustNotContain: CONFUSED,
  },
  {
    id: 'h-place-10',
    kind: 'place',
    form: 'dialect',
    turns: ['wo sit dir u wenn heit dir offe unger dr Wuche'],
    mustContain: [WHERE, OPENS, CLOSES],
  },
];
