import type { LabelledQuestion } from '../../../../labelled-question.js';
import { durationNotSaid } from '../../../label.js';
import { EVADES, francs, NEXT_DETAIL } from './labels.js';

/** Changes of subject, thanks, corrections, and enquiries that grow out of a question. */
export const followUpTalk: readonly LabelledQuestion[] = [
  {
    id: 'tc-follow-talk-01',
    kind: 'follow-up',
    form: 'dialect',
    turns: [
      'Was choschtet d Versiglig?',
      'Ach und händ ihr am Samschtig offe?',
      'Super',
      'Nomal zur Versiglig, wie lang isch do Garantie druf?',
    ],
    mustContain: [['5 Jahre', 'fünf Jahre', '5-jährig', '5 Jahren']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-talk-02',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Was kostet die Einlagerung?', 'Wo sind Sie eigentlich?', 'Ah, das geht. Und die Halle, ist die geheizt?'],
    mustContain: [['klimatisiert', 'temperier', 'Kälte', 'Frost', 'beheizt']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-talk-03',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was choschtet e Dampfreinigung?', 'Merci, u chönnt mer öpper aalüte wäge däm?'],
    mustContain: [NEXT_DETAIL],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-talk-04',
    kind: 'follow-up',
    form: 'standard',
    turns: [
      'Wie teuer ist bei Ihnen eine Keramikversiegelung?',
      'Was heisst «ab»?',
      'Verstehe. Dann machen Sie mir doch bitte eine Offerte.',
    ],
    mustContain: [NEXT_DETAIL],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-talk-05',
    kind: 'follow-up',
    form: 'typo',
    turns: ['habt ihr noch platz fürs womo im winter', 'ja gern dan schikt mir eine oferte'],
    mustContain: [NEXT_DETAIL],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-talk-06',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was choschtet s Autohotel für en Mini?', 'Ich lüt glaub lieber aa, wie isch d Nummere?'],
    mustContain: [['62 000 00 00', '+41620000000']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-talk-07',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Geht jeder Fleck heraus?', 'Ich schicke Ihnen lieber ein Foto davon, wohin?'],
    mustContain: [['info@fahrzeugpflege-roggwil.example']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-talk-08',
    kind: 'follow-up',
    form: 'standard',
    turns: [
      'Hallo',
      'Was bieten Sie alles an?',
      'Das mit dem Dampf, was würde das kosten?',
      'Und wie lange dauert das?',
    ],
    mustContain: [durationNotSaid],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-talk-09',
    kind: 'follow-up',
    form: 'typo',
    turns: ['was kostt autohotel', 'zu teuer!! gits was gunstigers? fahr im winter eh nie'],
    mustContain: [['Einlager', ...francs(150)]],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-talk-10',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was kostet s Autohotel?', 'nai, i ha d Vermittlig gmaint'],
    mustContain: [francs(150)],
    mustNotContain: EVADES,
  },
];
