import type { LabelledQuestion } from '../../../labelled-question.js';
import { HALF_PAST_EIGHT, KNOWN } from './labels.js';

/** Conversations that turn to something near by. */
export const longFollowUpQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tg-follow-up-08',
    kind: 'follow-up',
    form: 'typo',
    turns: ['wo seit ihr', 'ok und tel nr?'],
    mustContain: [['62 000 00 00', 'tel:+41620000000']],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-follow-up-09',
    kind: 'follow-up',
    form: 'standard',
    turns: [
      'Ich möchte mein Wohnmobil im Oktober einlagern. Was kostet das?',
      'Ich fahre nicht mehr so gern selbst. Würden Sie es holen?',
    ],
    mustContain: [['auf Anfrage', 'Hol- und Bring', 'holen wir', 'wir holen', 'abholen', 'Abholung']],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-follow-up-10',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was isch besser, Autohotel oder Iilagerig?', 'also i fahr jedi Wuche einisch e Rundi. Was passt denn?'],
    mustContain: [['Autohotel']],
    mustNotContain: [...KNOWN, 'Einlagerung passt', 'Einlagerung ist besser', 'empfehle ich die Einlagerung'],
  },
  {
    id: 'tg-follow-up-11',
    kind: 'follow-up',
    form: 'dialect',
    turns: [
      'Grüezi',
      'Mir händ en Hymer, sächs Meter. Was choscht d Keramikversiglig?',
      'isch d Mehrwertstüür da scho debi?',
    ],
    mustContain: [
      [
        'exkl',
        'nicht inkl',
        'ohne M',
        'zuzüglich',
        'zzgl',
        'nicht inbegriffen',
        'nicht enthalten',
        'nicht dabei',
        'kommt dazu',
        'kommt noch',
      ],
    ],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-follow-up-12',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Sind Sie am Sonntag da?', 'Schade. Und morgen früh, ab wann?'],
    mustContain: [HALF_PAST_EIGHT],
    mustNotContain: KNOWN,
  },
];
