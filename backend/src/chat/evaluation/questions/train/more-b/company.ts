import type { LabelledQuestion } from '../../../labelled-question.js';

/** The business itself: where it is, how to reach it, what it stands for. */
export const companyQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tb-company-01',
    kind: 'place',
    form: 'dialect',
    turns: ['Wo gnau sit dir z Roggwiu, i find öich nid'],
    mustContain: [['Musterstrasse 1']],
  },
  {
    id: 'tb-company-02',
    kind: 'service',
    form: 'standard',
    turns: ['Sind Sie ein neuer Betrieb oder machen Sie das schon lange?'],
    mustContain: [['15 Jahre', '15+']],
  },
  {
    id: 'tb-company-03',
    kind: 'place',
    form: 'typo',
    turns: ['seit ihr auf instagramm?'],
    mustContain: [['sozialen Medien']],
    mustNotContain: ['Nein,'],
  },
  {
    id: 'tb-company-04',
    kind: 'place',
    form: 'dialect',
    turns: ['Heit dir Tiktok?'],
    mustContain: [['sozialen Medien']],
    mustNotContain: ['Nein,'],
  },
  {
    id: 'tb-company-05',
    kind: 'place',
    form: 'keywords',
    turns: ['navi strasse plz ort'],
    mustContain: [['Musterstrasse 1'], ['4914']],
  },
  {
    id: 'tb-company-06',
    kind: 'service',
    form: 'standard',
    turns: ['Was können Sie besser als eine gewöhnliche Autowaschanlage, worauf sind Sie spezialisiert?'],
    mustContain: [['Keramik'], ['Wohnmobil']],
  },
  {
    id: 'tb-company-07',
    kind: 'service',
    form: 'dialect',
    turns: ['Dörf i au ohni Termin mit em Wohnmobil cho zeige, was mer fehlt?'],
    mustContain: [['Öffnungszeiten', '08:30', 'vorbei']],
  },
  {
    id: 'tb-company-08',
    kind: 'service',
    form: 'standard',
    turns: ['Wie viele Leute haben bei Ihnen schon etwas machen lassen und waren zufrieden?'],
    mustContain: [['500']],
  },
  {
    id: 'tb-company-09',
    kind: 'place',
    form: 'dialect',
    turns: ['A weli Mailadrässe chan i eu es paar Föteli schicke?'],
    mustContain: [['info@']],
  },
  {
    id: 'tb-company-10',
    kind: 'service',
    form: 'dialect',
    turns: ['Säged ihr eim ehrlich, wenn sich öppis nümme lohnt?'],
    mustContain: [['nicht lohnt', 'Arbeit nicht lohnt', 'was möglich ist']],
  },
];
