import type { LabelledQuestion } from '../../../labelled-question.js';
import { PHONE, TO_A_PERSON, UNANSWERED } from './labels.js';

/** The way to the business and to the people in it. */
export const placeAndPersonE: readonly LabelledQuestion[] = [
  {
    id: 'te-place-01',
    kind: 'place',
    form: 'dialect',
    turns: ['Mir kemme vo Basel uf dr Autobahn. Wo sinn ihr gnau und weli Strooss isch s?'],
    mustContain: [['Musterstrasse']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-place-02',
    kind: 'place',
    form: 'standard',
    turns: ['Was soll ich ins Navi eingeben? Bei mir kommen mehrere Orte mit diesem Namen.'],
    mustContain: [['Musterstrasse', '4914', 'Roggwil BE']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-place-03',
    kind: 'place',
    form: 'dialect',
    turns: ['Syt dir das im Oberaargou oder das angere Roggwiu ir Ostschwiz?'],
    mustContain: [['Langenthal', '4914', 'Roggwil BE', 'Kanton Bern', 'Oberaargau', 'A1']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-place-04',
    kind: 'place',
    form: 'typo',
    turns: ['komm mit dem 8 meter womo zu euch, muss ich da was wisen wegn der zufahrt'],
    mustContain: [['kündigen', 'angekündigt', 'ankünd', 'telefonisch', 'Länge', 'Masse', 'vorher an', 'anmelden']],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-place-05',
    kind: 'place',
    form: 'dialect',
    turns: ['Chan i eifach emol verbicho zom s Womo zeige oder bruchts do en Termin'],
    mustContain: [
      [
        'Öffnungszeiten',
        'ohne Termin',
        'ohne Anmeldung',
        'kein Termin',
        'keinen Termin',
        'vorbeikommen',
        'wenn wir offen',
        'einfach vorbei',
        '8:30',
        '08.30',
      ],
    ],
    mustNotContain: [...UNANSWERED, 'nur mit Termin', 'nur nach Vereinbarung'],
  },
  {
    id: 'te-person-01',
    kind: 'person',
    form: 'dialect',
    turns: ['Ich wür lieber mit öpperem rede als da umetippe'],
    mustContain: [TO_A_PERSON],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-person-02',
    kind: 'person',
    form: 'standard',
    turns: ['Geben Sie mir bitte die Nummer, ich habe die Brille nicht da und telefoniere lieber.'],
    mustContain: [PHONE],
    mustNotContain: UNANSWERED,
  },
  {
    id: 'te-person-03',
    kind: 'person',
    form: 'dialect',
    turns: ['Chani mit em Chef rede? Es geit um ne Rächnig, dä Poschte drufe verstani nid'],
    mustContain: [TO_A_PERSON],
  },
];
