import type { LabelledQuestion } from '../../../../labelled-question.js';
import { PEOPLE, UNOFFERED } from './labels.js';

/** More work that a visitor might expect of such a business, and that the site does not name. */
export const unofferedWork: readonly LabelledQuestion[] = [
  {
    id: 'h-unsaid-010',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Chönd ehr mis Wohnmobil för mech go vorföhre bi de MFK? Ech schaffe drum d Woche dore'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-011',
    kind: 'unknown',
    form: 'standard',
    turns: [
      'Was kostet die Dampfreinigung?',
      'Und können Sie danach auch noch eine Ozonbehandlung machen? Der Vorbesitzer hat geraucht wie ein Schlot.',
    ],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-012',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Hänn ihr e Pannedienscht? I stand grad z Lieschtel am Strosserand mit em Warnblinker'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-013',
    kind: 'unknown',
    form: 'typo',
    turns: ['könnt ihr autositz neu bezihen? der hund hat alles zerfetz'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-014',
    kind: 'unknown',
    form: 'standard',
    turns: [
      'Montieren Sie auch Solarmodule aufs Dach? Im Winter steht das Fahrzeug ja ohnehin in der Einlagerung bei Ihnen, da hätte man Zeit.',
    ],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-015',
    kind: 'unknown',
    form: 'dialect',
    turns: ['I bi am Randstei hange blibe. Chöit dir di Fäuge richte u nöi lackiere?'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-016',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Chännt ier öi der Motorrüüm wäsche? Da isch alls voll Eel'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-017',
    kind: 'unknown',
    form: 'typo',
    turns: ['hab ein stienschlag in der frontscheib, so gross wie ein 5liber. repariert ihr sowas'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-018',
    kind: 'unknown',
    form: 'standard',
    turns: ['Verkaufen Sie das pH-neutrale Shampoo, das man nachher nehmen soll, auch gleich selber?'],
    mustContain: [UNOFFERED, PEOPLE],
  },
];
