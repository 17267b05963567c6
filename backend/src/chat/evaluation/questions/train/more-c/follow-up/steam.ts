import type { LabelledQuestion } from '../../../../labelled-question.js';
import { durationNotSaid } from '../../../label.js';
import { EVADES } from './labels.js';

/** The steam cleaning: stains, drying, what it can do. */
export const followUpSteam: readonly LabelledQuestion[] = [
  {
    id: 'tc-follow-steam-01',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Mir händ en Hund und s Auto stinkt grüslig, hilft do de Dampf?', 'und d Hoor, gönd die au weg?'],
    mustContain: [['saug', 'am meisten Zeit', 'mehr Zeit', 'viel Zeit', 'einzeln', 'Gewebe', 'vor dem Dampf']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-steam-02',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Wie lange dauert eine Dampfreinigung?', 'Und kann ich danach gleich wieder einsteigen?'],
    mustContain: [['feucht', 'trocken', 'trockn', 'Kunststoff', 'Leder']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-steam-03',
    kind: 'follow-up',
    form: 'typo',
    turns: ['was kostet damfreinigung', 'und wi lang get das'],
    mustContain: [durationNotSaid],
    mustNotContain: [...EVADES, 'Arbeitstage'],
  },
  {
    id: 'tc-follow-steam-04',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Chöit dir Fläcke us de Sitz usenäh?', 'es isch Milch gsi, scho lenger här'],
    mustContain: [['kaltem Wasser', 'kaltes Wasser', 'vorbehand', 'Eiweiss', 'gerinn']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-steam-05',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Putzen Sie innen mit Chemie?', 'Und das wird trotzdem sauber?', 'Okay. Bei Leder geht das auch?'],
    mustContain: [['Abstand', 'wenig Hitze', 'vorsichtig', 'Glattleder', 'behutsam', 'schonend']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-steam-06',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Bringt de Dampf öppis gege Schimmel im Wohnwage oder Womo?', 'und wenn d Füechti scho i de Wand isch?'],
    mustContain: [['Werkstatt', 'abdicht', 'abgedichtet', 'Ursache', 'undicht']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-steam-07',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Stimmt das mit den 99.9 Prozent weniger Keimen?', 'Dann ist nachher alles desinfiziert?'],
    mustContain: [['keine Desinfektion', 'medizinisch', 'Obergrenze', 'nicht desinfiziert', 'nein']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-steam-08',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Hoi zäme, reiniget ihr au Autositz mit Dampf?', 'Danke, und was muess ich vorher usruume?'],
    mustContain: [
      [
        'Ablage',
        'Schränke',
        'Kofferraum',
        'Persönliches',
        'persönliche Sachen',
        'Kindersitz',
        'Vorräte',
        'alles heraus',
      ],
    ],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-steam-09',
    kind: 'follow-up',
    form: 'typo',
    turns: ['macht ihr dampfreinigng im womo', 'auch die matraze?', 'und wan kan man da wider drauf schlafn'],
    mustContain: [['Abend', 'hochkant', 'trocken', 'trockn']],
    mustNotContain: EVADES,
  },
  {
    id: 'tc-follow-steam-10',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Wie heiss wird där Dampf?', 'Und das tüet de Poschter nit schade?'],
    mustContain: [
      ['test', 'prüf', 'verdeckt', 'deutlich weniger', 'feucht', 'trocken', 'wenig Wasser', 'vertragen', 'verträgt'],
    ],
    mustNotContain: EVADES,
  },
];
