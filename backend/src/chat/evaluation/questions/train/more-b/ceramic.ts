import type { LabelledQuestion } from '../../../labelled-question.js';
import { durationNotSaid } from '../../label.js';

/** The sealing: what it can, what it costs, how long it takes, what it is washed with. */
export const ceramicQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tb-ceramic-01',
    kind: 'service',
    form: 'dialect',
    turns: ['Mis Womo staht s ganz Jahr under Tanne, alles isch volle Harz. Was mached ihr da dergäge?'],
    mustContain: [['Harz'], ['lös', 'Knete', 'entfern']],
  },
  {
    id: 'tb-ceramic-02',
    kind: 'service',
    form: 'dialect',
    turns: ['Ig fahre vil uf dr Outobahn hinger Laschtwäge nache. Hiuft die Keramik ou gäge Steischleg?'],
    mustContain: [['Steinschlag'], ['Nein', 'hilft sie nicht', 'nicht gegen', 'schützt nicht', 'kein Schutz']],
    mustNotContain: ['Ja,'],
  },
  {
    id: 'tb-ceramic-03',
    kind: 'service',
    form: 'typo',
    turns: ['Sind die schwartzen Regenstreiffen unter den Fenstren nach der Versieglung gans verschwunden?'],
    mustContain: [
      ['weiterhin', 'leichter', 'nicht ganz'],
      ['Schwamm', 'Shampoo', 'Schicht'],
    ],
  },
  {
    id: 'tb-ceramic-04',
    kind: 'price',
    form: 'keywords',
    turns: ['kompakter kastenwagen keramik richtwert'],
    mustContain: [["CHF 1'699"]],
  },
  {
    id: 'tb-ceramic-05',
    kind: 'service',
    form: 'standard',
    turns: [
      'Unser Camper hat zwanzig Jahre auf dem Buckel und an der Heckwand feine Risse. Macht eine Versiegelung da überhaupt noch Sinn?',
    ],
    mustContain: [
      ['Risse', 'undichte Fugen'],
      ['repariert', 'Reparatur', 'aufpolieren'],
    ],
  },
  {
    id: 'tb-ceramic-06',
    kind: 'duration',
    form: 'dialect',
    turns: ['Wi mängi Tag muess ig ufs Womo verzichte, we dir d Keramik drufmachet?'],
    mustContain: [durationNotSaid],
    mustNotContain: ['2 bis 4 Stunden'],
  },
  {
    id: 'tb-ceramic-07',
    kind: 'follow-up',
    form: 'dialect',
    turns: [
      'Ich studier a somene Keramikschutz ume fürs Wohnmobil',
      'Chan i nachher no dur d Wöschstrass mit dene grosse Bürschte?',
    ],
    mustContain: [
      ['Bürsten', 'Waschbürsten'],
      ['meiden', 'nicht', 'besser'],
    ],
    mustNotContain: ['Ja,'],
  },
  {
    id: 'tb-ceramic-08',
    kind: 'guarantee',
    form: 'standard',
    turns: ['Wo steht schwarz auf weiss, was bei den fünf Jahren gedeckt ist und was nicht?'],
    mustContain: [['Offerte', 'schriftlich']],
  },
  {
    id: 'tb-ceramic-09',
    kind: 'care',
    form: 'typo',
    turns: ['mit was fürn schampoo darf ich das versigelte wohnmobiel putzen'],
    mustContain: [['pH-neutral', 'mild']],
  },
  {
    id: 'tb-ceramic-10',
    kind: 'care',
    form: 'dialect',
    turns: ['Wora merk i, dass d Versiglig noloht und i sött cho uffrüsche?'],
    mustContain: [['Lachen', 'abzuperlen', 'abperlt', 'perlt nicht', 'nicht mehr ab', 'liegen']],
  },
  {
    id: 'tb-ceramic-11',
    kind: 'service',
    form: 'standard',
    turns: ['Kommt die Keramik auch auf die Plexiglasscheiben vom Wohnaufbau?'],
    mustContain: [
      ['Acryl', 'Fenster'],
      ['decken', 'abgedeckt', 'abgeklebt', 'abkleben', 'heikel'],
    ],
    mustNotContain: ['Ja,'],
  },
  {
    id: 'tb-ceramic-12',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Verschliessed ihr bim Keramik au Stossstange?', 'und d Fälge?'],
    mustContain: [['Felgen'], ['behandeln', 'Mittel']],
  },
];
