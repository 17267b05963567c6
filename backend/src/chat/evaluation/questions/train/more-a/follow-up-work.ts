import type { LabelledQuestion } from '../../../labelled-question.js';
import { durationNotSaid } from '../../label.js';
import { AFTERNOON_BEGINS, MORNING_ENDS, NOON, SEALING, STEAM } from './labels.js';

/** Second questions on hours, the place, the work and its care. */
export const workFollowUpQuestions: readonly LabelledQuestion[] = [
  {
    id: 'ta-follow-up-13',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was choscht d Dampfreinigung?', 'und wie lang gaht das?'],
    mustContain: [durationNotSaid],
  },
  {
    id: 'ta-follow-up-14',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Heit dir hüt offe?', 'u am Samschti?'],
    mustContain: [['Samstag'], NOON],
  },
  {
    id: 'ta-follow-up-15',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Wo finde ich Sie?', 'Und wie kann ich Sie anrufen?'],
    mustContain: [['000 00 00']],
  },
  {
    id: 'ta-follow-up-16',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Wie lange hält die Keramik?', 'Auch wenn wir im Jahr 30000 km fahren?'],
    mustContain: [['3-4 Jahre', '3 bis 4 Jahre', 'auffrisch']],
  },
  {
    id: 'ta-follow-up-17',
    kind: 'follow-up',
    form: 'typo',
    turns: ['haben sie heute ofen', 'und morgn uber mitag'],
    mustContain: [MORNING_ENDS, AFTERNOON_BEGINS],
  },
  {
    id: 'ta-follow-up-18',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Chan ich mit em versiglete Womo dur d Wöschstross?', 'und mit em Hochdruckreiniger?'],
    mustContain: [['Abstand']],
  },
  {
    id: 'ta-follow-up-19',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was mues i vor em Iilagere alles mache?', 'Und was isch mit de Gasfläsche?'],
    mustContain: [['zudrehen', 'drehen Sie', 'Restgas']],
  },
  {
    id: 'ta-follow-up-20',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['wie schnäu gäbet dir Bscheid?', 'u bis ds Womo de fertig versiglet isch?'],
    mustContain: [durationNotSaid],
  },
  {
    id: 'ta-follow-up-21',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Wie lange ist die Garantie auf die Versiegelung?', 'Gut. Was muss ich dafür hinblättern?'],
    mustContain: [SEALING],
  },
  {
    id: 'ta-follow-up-22',
    kind: 'follow-up',
    form: 'dialect',
    turns: [
      'Was choschtet d Keramik?',
      'Das isch mer z tüür. Händ ihr au öppis nur für inne, gäge de Hundegschmack?',
      'und das choscht?',
    ],
    mustContain: [STEAM],
    mustNotContain: ['CHF 150'],
  },
];
