import type { LabelledQuestion } from '../../../labelled-question.js';
import { DOES_NOT_KNOW, WAY_TO_PEOPLE } from './labels.js';

const mustContain = [DOES_NOT_KNOW, WAY_TO_PEOPLE];

/** What the site does not say. */
export const unknownQuestions: readonly LabelledQuestion[] = [
  { id: 'ta-unknown-01', kind: 'unknown', form: 'dialect', turns: ['chan ich bi eu mit Twint zahle?'], mustContain },
  {
    id: 'ta-unknown-02',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Wie höch isch öies Tor? Mir hei 3.45 mit dr Klimaalag'],
    mustContain,
  },
  { id: 'ta-unknown-03', kind: 'unknown', form: 'typo', turns: ['wexelt ihr auch raeder und reifen'], mustContain },
  {
    id: 'ta-unknown-04',
    kind: 'unknown',
    form: 'standard',
    turns: ['Von welchem Hersteller stammt das Keramikprodukt, das Sie auftragen?'],
    mustContain,
  },
  { id: 'ta-unknown-05', kind: 'unknown', form: 'dialect', turns: ['Wie heisst de Chef vo dem Lade?'], mustContain },
  {
    id: 'ta-unknown-06',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Chame be euch au es Wohnmobil för zwöi Woche miete?'],
    mustContain,
  },
  {
    id: 'ta-unknown-07',
    kind: 'unknown',
    form: 'standard',
    turns: ['Verkaufen Sie Geschenkgutscheine? Mein Vater wird siebzig.'],
    mustContain,
  },
  {
    id: 'ta-unknown-08',
    kind: 'unknown',
    form: 'typo',
    turns: ['hat es ein bus vom banhof rogwil bis zu euch und wie lang leuft man'],
    mustContain,
  },
];
