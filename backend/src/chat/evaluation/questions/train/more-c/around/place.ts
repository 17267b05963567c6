import type { LabelledQuestion } from '../../../../labelled-question.js';
import { DODGES } from './labels.js';

const STREET = ['Musterstrasse 1'];
/** Not the bare name: the mail address has it too. */
const TOWN = ['Roggwil BE', '4914', 'in Roggwil', 'nach Roggwil'];
/** Tells it from the Roggwil in Thurgau. */
const IN_BERN = ['Roggwil BE', '4914', 'Kanton Bern', 'Bern', 'bernisch'];

/** Where the business is. */
export const placeQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-around-place-01',
    kind: 'place',
    form: 'dialect',
    turns: ['Wo syt dir eigetlech? My Navi kennt zwöi Roggwil u i wott nid am faausche lande'],
    mustContain: [IN_BERN],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-place-02',
    kind: 'place',
    form: 'standard',
    turns: ['Ich muss Ihnen etwas eingeschrieben schicken. Wie lautet die genaue Anschrift?'],
    mustContain: [STREET, ['4914']],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-place-03',
    kind: 'place',
    form: 'dialect',
    turns: ['Ihr sönd doch die z Roggwil im Thurgau? I wohn z Arbon, da wär jo grad um de Egge.'],
    mustContain: [IN_BERN],
    mustNotContain: [...DODGES, 'ja, im Thurgau', 'ja, in Roggwil TG', 'ja, wir sind im Thurgau'],
  },
  {
    id: 'tc-around-place-04',
    kind: 'place',
    form: 'keywords',
    turns: ['strasse plz ort'],
    mustContain: [STREET, ['4914']],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-place-05',
    kind: 'place',
    form: 'standard',
    turns: ['Haben Sie auch eine Filiale in der Region Zürich, oder muss ich für alles zu Ihnen fahren?'],
    mustContain: [TOWN],
    mustNotContain: ['ja, in Zürich', 'ja, wir haben eine Filiale', 'ja, wir haben auch'],
  },
  {
    id: 'tc-around-place-06',
    kind: 'place',
    form: 'typo',
    turns: ['wo müs ich das womo hinbrigen am mitwoch??'],
    mustContain: [[...STREET, ...TOWN]],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-place-07',
    kind: 'place',
    form: 'standard',
    turns: ['In welchem Kanton liegt Ihr Betrieb?'],
    mustContain: [IN_BERN],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-place-08',
    kind: 'place',
    form: 'dialect',
    turns: ['Händ ihr uf de Siite irgendwo e Charte, das ich gseh wie mer zu eu chunnt?'],
    mustContain: [['Karte', 'Kontakt', 'Anfahrt', 'openstreetmap', ...STREET]],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-place-09',
    kind: 'place',
    form: 'dialect',
    turns: ['Chan ech mis Cabrio öber de Wenter bi öich iistöue?', 'ond wo esch das gnau?'],
    mustContain: [[...STREET, ...TOWN]],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-place-10',
    kind: 'place',
    form: 'standard',
    turns: [
      'Meine Frau und ich machen am Samstag eine Velotour und möchten kurz bei Ihnen vorbeischauen. Wo müssen wir hin?',
    ],
    mustContain: [STREET, TOWN],
    mustNotContain: DODGES,
  },
];
