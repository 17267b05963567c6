import type { LabelledQuestion } from '../../../labelled-question.js';
import { NOT_KNOWN, TO_PEOPLE } from './labels.js';

const kind = 'unknown';
const mustContain = [NOT_KNOWN, TO_PEOPLE];

/** What a visitor may well ask and the site says nothing of. */
export const beyond: readonly LabelledQuestion[] = [
  {
    id: 'i-unknown-01',
    kind,
    form: 'dialect',
    turns: ['Chönd ihr mir bi de Glägeheit au grad d Winterpneu wächsle?'],
    mustContain,
  },
  {
    id: 'i-unknown-02',
    kind,
    form: 'standard',
    turns: ['Haben Sie eine Entsorgungsstation für die Chemietoilette?'],
    mustContain,
  },
  { id: 'i-unknown-03', kind, form: 'typo', turns: ['kan man bei euch mit twint zalen'], mustContain },
  {
    id: 'i-unknown-04',
    kind,
    form: 'dialect',
    turns: ["Git's bi öich es Kafi oder süsch öppis, wo me cha warte?"],
    mustContain,
  },
  { id: 'i-unknown-05', kind, form: 'standard', turns: ['Machen Sie auch Scheibentönung?'], mustContain },
  { id: 'i-unknown-06', kind, form: 'dialect', turns: ['Nämed ihr eigentlich Reka-Checks?'], mustContain },
  {
    id: 'i-unknown-07',
    kind,
    form: 'typo',
    turns: ['habt ir eine ladestaton für mein elektoauto'],
    mustContain,
  },
  { id: 'i-unknown-08', kind, form: 'keywords', turns: ['ersatzwagen'], mustContain },
];
