import type { LabelledQuestion } from '../../../../labelled-question.js';
import { durationNotSaid } from '../../../label.js';
import { EVADED, MONTHLY_150, MONTHLY_END, SEALING_PRICE, UNKNOWN } from './labels.js';

/** Buying, selling and the fetching service in several messages, and changes of subject. */
export const trade: readonly LabelledQuestion[] = [
  {
    id: 'context-h-045',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Nämed er Provision, wenn er mis Auto verchaufed?', 'Guet. Und wenn nach drü Mönet niemert aabisse het?'],
    mustContain: [MONTHLY_END],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-046',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Welche Papiere brauche ich, wenn ich Ihnen mein Auto verkaufe?', 'Und wenn es noch im Leasing ist?'],
    mustContain: [['Leasinggesellschaft', 'Leasinggeber', 'Leasingfirma', 'Ablöse', '178', 'abgelöst']],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-047',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Mues s Auto früsch ab MFK si, wenn ihr s vermittled?', 'was heisst da überhaupt, ab MFK?'],
    mustContain: [['geprüft', 'Motorfahrzeugkontrolle', 'Strassenverkehrsamt', 'vorgeführt', 'kontrolliert']],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-048',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Chaufed ihr au Oldtimer ab?', 'und was zahled er für en Elfer vo 78?'],
    mustContain: [['sichtig', 'ansehen', 'anschauen', 'gesehen', 'angeschaut', 'am Fahrzeug', 'sehen uns', 'schauen']],
  },
  {
    id: 'context-h-049',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Ich möchte meinen Camper durch euch verkaufen lassen.', 'Macht das im Winter überhaupt Sinn?'],
    mustContain: [['ruhig', 'Markt', 'weniger Käufer', 'weniger Nachfrage', 'geschützt', 'bis zum Frühling']],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-050',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Mir wohned z Chur, tüend ihr s Wohnmobil au hole?', 'und was verlanged ihr defür?'],
    mustContain: [
      [...UNKNOWN, 'auf Anfrage', 'Offerte', 'kein Preis', 'keinen Preis', 'klären', 'keinen festen Preis'],
    ],
    mustNotContain: [...SEALING_PRICE, ...MONTHLY_150],
  },
  {
    id: 'context-h-051',
    kind: 'follow-up',
    form: 'dialect',
    turns: [
      'Was choscht so ne Dampfreinigung?',
      'wo sit dir eigetlech?',
      'aha, guet. u no mau zum Dampf: wi lang geit das?',
    ],
    mustContain: [durationNotSaid],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-052',
    kind: 'follow-up',
    form: 'typo',
    turns: ['was kostet die vermitlung', 'wie wirds weter morgen?', 'ok egal. und provison nehmt ihr auch noch?'],
    mustContain: [['keine', 'ohne Provision', 'nein', 'provisionsfrei']],
    mustNotContain: EVADED,
  },
];
