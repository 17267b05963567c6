import type { LabelledQuestion } from '../../../../labelled-question.js';
import { evasions } from './labels.js';

/** How storage over the winter works. */
export const storageQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-services-storage-01',
    kind: 'service',
    form: 'dialect',
    turns: ['Chum i im Winter zwüschine a mis iigstellte Wohnmobil ane? D Skischueh sind drum no dinne'],
    mustContain: [['Voranmeldung', 'vereinbar', 'Termin', 'anmeld', 'angemeldet']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-storage-02',
    kind: 'service',
    form: 'standard',
    turns: ['Ist der Raum für die Einlagerung temperiert oder bloss eine offene Halle?'],
    mustContain: [['klimatisiert', 'kein offener', 'keine offene']],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-storage-03',
    kind: 'service',
    form: 'typo',
    turns: ['mus das wasser bei der einlagerung ausem tank wens eh klimatisirt ist'],
    mustContain: [['ablassen', 'Hygiene', 'verkeim', 'entleer', 'leer laufen', 'leerlaufen']],
    mustNotContain: [...evasions, 'nicht ablassen', 'nicht nötig'],
  },
  {
    id: 'tc-services-storage-04',
    kind: 'service',
    form: 'dialect',
    turns: ['Was mach i mit de Gasfläsche, wenn de Camper über de Winter bi eu staht?'],
    mustContain: [
      ['zudrehen', 'drehen Sie', 'zugedreht', 'zu Hause', 'Restgas', 'vor der Übergabe', 'im Freien', 'Gas zu'],
    ],
    mustNotContain: evasions,
  },
  {
    id: 'tc-services-storage-05',
    kind: 'service',
    form: 'keywords',
    turns: ['einlagerung kontrollschilder abgeben'],
    mustContain: [['Strassenverkehrsamt', 'Kanton', 'StVA', 'hinterleg']],
    mustNotContain: evasions,
  },
];
