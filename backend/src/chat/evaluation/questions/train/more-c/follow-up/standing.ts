import type { LabelledQuestion } from '../../../../labelled-question.js';
import { durationNotSaid } from '../../../label.js';
import { CONFIRMS, EVADES, francs } from './labels.js';

/** Car hotel and storage. */
export const followUpStanding: readonly LabelledQuestion[] = [
  {
    id: 'tc-follow-stand-01',
    kind: 'follow-up',
    form: 'dialect',
    turns: [
      'Was isch de Underschied zwüsche Autohotel und Iilagerig?',
      's Zweite passt ender. Chum ich im Winter glich mal as Womo ane?',
    ],
    mustContain: [['Voranmeld', 'Vereinbarung', 'Termin', 'anmeld', 'vereinbar']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-stand-02',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Einlagerung oder Autohotel, worin liegt der Unterschied?', 'Das Erste. Was kostet das?'],
    mustContain: [francs(150)],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-stand-03',
    kind: 'follow-up',
    form: 'dialect',
    turns: [
      'I ha ne Porsche won i nume im Summer fahre, cha dä bi öich überwintere?',
      'isch er de dert o versicheret?',
    ],
    mustContain: [
      [
        'Kasko',
        'ersetzt keine',
        'Vertrag',
        'gedeckt',
        'Ihre Versicherung',
        'Ihrer Versicherung',
        'eigene Versicherung',
      ],
    ],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-stand-04',
    kind: 'follow-up',
    form: 'standard',
    turns: [
      'Was muss ich am Wohnmobil machen, bevor ich es bei Ihnen einlagere?',
      'Das Wasser auch ablassen, obwohl bei Ihnen geheizt ist?',
    ],
    mustContain: [['Hygiene', 'verkeim', 'Keime', 'trotzdem', 'auch dann', ...CONFIRMS]],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-stand-05',
    kind: 'follow-up',
    form: 'typo',
    turns: ['was mus ich fürs autohotel mitbrngen', 'und wie lang dauert di übergabe'],
    mustContain: [durationNotSaid],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-stand-06',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Wird s Autohotel eigetlich überwacht?', 'au znacht und am Wuchenend?'],
    mustContain: [
      [
        '24/7',
        'rund um die Uhr',
        '24 Stunden',
        'Tag und Nacht',
        'nachts',
        'in der Nacht',
        'ohne Pause',
        'jederzeit',
        'zu jeder',
      ],
    ],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-stand-07',
    kind: 'follow-up',
    form: 'standard',
    turns: [
      'Ich fahre ein Elektroauto und bin drei Monate weg. Schauen Sie im Autohotel zur Batterie?',
      'Und die grosse Antriebsbatterie, wie voll soll die beim Abstellen sein?',
    ],
    mustContain: [['halb voll', 'halbvoll', '50%', 'halb geladen', 'Hälfte', 'halbe']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-stand-08',
    kind: 'follow-up',
    form: 'dialect',
    turns: [
      'Ich suech e Platz fürs Womo über de Winter',
      'Was mach ich mit de Gasfläsche?',
      'okay und chan ich d Nummere in dere Ziit abgee?',
    ],
    mustContain: [['Strassenverkehrsamt', 'hinterleg']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-stand-09',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Was kostet ein Stellplatz im Autohotel?', 'Kann ich dann auch ganz spontan damit losfahren?'],
    mustContain: [
      [
        'vor der Fahrt',
        'anmeld',
        'angemeldet',
        'vereinbar',
        'vorher',
        'Ausfahrt',
        'voraus',
        'bereit',
        'Öffnungszeiten',
        '8:30',
      ],
    ],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-stand-10',
    kind: 'follow-up',
    form: 'standard',
    turns: [
      'Mein alter Jaguar kommt über den Winter ins Autohotel. Soll ich vorher volltanken?',
      'Und was ist mit den Reifen?',
    ],
    mustContain: [['Luft', 'Druck']],
    mustNotContain: EVADES,
  },
];
