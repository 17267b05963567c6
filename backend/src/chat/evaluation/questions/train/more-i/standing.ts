import type { LabelledQuestion } from '../../../labelled-question.js';
import { DOES_NOT_KNOW } from './labels.js';

const mustNotContain = [DOES_NOT_KNOW];

/** Car hotel and storage. */
export const standing: readonly LabelledQuestion[] = [
  {
    id: 'i-service-08',
    kind: 'service',
    form: 'typo',
    turns: ['was mus ich mitbringn wen ich das womo zum einlagren bringe'],
    mustContain: [['Fahrzeugausweis']],
    mustNotContain,
  },
  {
    id: 'i-service-09',
    kind: 'service',
    form: 'dialect',
    turns: ['Muess i s Wasser abloh bevor i s Mobil zum Überwintere bringe?'],
    mustContain: [['ja', 'ablassen', 'entleeren', 'leer laufen', 'leeren']],
    mustNotContain,
  },
  {
    id: 'i-service-10',
    kind: 'service',
    form: 'standard',
    turns: ['Laden Sie die Batterie nach, wenn das Auto monatelang steht?'],
    mustContain: [['Batteriepflege', 'nachgeladen', 'Erhaltung', 'Ladegerät', 'geladen']],
    mustNotContain,
  },
  {
    id: 'i-service-11',
    kind: 'service',
    form: 'dialect',
    turns: ['Chum ich während em Winter emal a mini Sache im Camper ane, wenn er bi eu igstellt isch?'],
    mustContain: [['Voranmeldung', 'Termin', 'Vereinbarung', 'anmelden']],
    mustNotContain,
  },
  {
    id: 'i-service-12',
    kind: 'service',
    form: 'standard',
    turns: [
      'Ich fahre mein Cabrio nur im Sommer. Wo liegt der Unterschied, ob ich es ins Autohotel gebe oder einlagern lasse?',
    ],
    mustContain: [
      ['zwischendurch', 'Nutzung', 'wie oft', 'bereit'],
      ['Pause', 'Winter', 'mehrere Monate'],
    ],
    mustNotContain,
  },
  {
    id: 'i-service-13',
    kind: 'service',
    form: 'dialect',
    turns: ['Isch mis Outo bi öich de versicheret, we öppis passiert?'],
    mustContain: [['Kasko', 'ersetzt keine', 'Versicherung']],
    mustNotContain,
  },
];
