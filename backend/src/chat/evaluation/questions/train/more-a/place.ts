import type { LabelledQuestion } from '../../../labelled-question.js';

/** Where the business is and how it is reached. */
export const placeQuestions: readonly LabelledQuestion[] = [
  { id: 'ta-place-01', kind: 'place', form: 'dialect', turns: ['wo sit dir diheim?'], mustContain: [['Roggwil']] },
  {
    id: 'ta-place-02',
    kind: 'place',
    form: 'dialect',
    turns: ['Sind ihr da z Roggwil im Thurgau bi Arbon? das wär grad näbed mir'],
    mustContain: [['Roggwil BE', '4914', 'Bern']],
  },
  {
    id: 'ta-place-03',
    kind: 'place',
    form: 'keywords',
    turns: ['adresse navi'],
    mustContain: [['Musterstrasse 1'], ['4914']],
  },
  {
    id: 'ta-place-04',
    kind: 'place',
    form: 'typo',
    turns: ['wi ist di telefonumer von euch'],
    mustContain: [['000 00 00']],
  },
  {
    id: 'ta-place-05',
    kind: 'place',
    form: 'dialect',
    turns: ['Uf weli Adrässe muess i s Mail schigge mit de Föteli vom Dach?'],
    mustContain: [['info@']],
  },
  {
    id: 'ta-place-06',
    kind: 'place',
    form: 'standard',
    turns: ['In welchem Kanton befindet sich Ihr Betrieb? Wir würden von Freiburg im Breisgau über Basel anreisen.'],
    mustContain: [['Bern', 'Roggwil BE']],
  },
  {
    id: 'ta-place-07',
    kind: 'place',
    form: 'dialect',
    turns: ['Hed me be euch au öpper am Telefon oder god alles nor öber s Internet?'],
    mustContain: [['000 00 00']],
  },
  {
    id: 'ta-place-08',
    kind: 'place',
    form: 'dialect',
    turns: ['gits eu uf insta? wür gern vorher nachher bilder luege'],
    mustContain: [['sozialen Medien']],
  },
  {
    id: 'ta-place-09',
    kind: 'place',
    form: 'standard',
    turns: ['Darf man sich das bei Ihnen einfach mal ansehen kommen, und wohin müsste ich dann fahren?'],
    mustContain: [['Roggwil', 'Musterstrasse']],
  },
  {
    id: 'ta-place-10',
    kind: 'place',
    form: 'typo',
    turns: ['postleizahl und strase?'],
    mustContain: [['4914'], ['Musterstrasse']],
  },
  {
    id: 'ta-place-11',
    kind: 'place',
    form: 'dialect',
    turns: ['Ich find eu nöd ufem Handy, google zeigt mer öppis anders aa. Wie heisst d Strass?'],
    mustContain: [['Musterstrasse']],
  },
  {
    id: 'ta-place-12',
    kind: 'place',
    form: 'standard',
    turns: ['Ich höre schlecht am Telefon. Gibt es einen anderen Weg, Sie zu erreichen?'],
    mustContain: [['info@', 'E-Mail', 'Anfrage']],
  },
];
