import type { LabelledQuestion } from '../../../labelled-question.js';

/** The early-booking campaign, while it ran and after it. */
export const campaignQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tb-campaign-01',
    kind: 'campaign',
    form: 'dialect',
    turns: ['Gits bi eu grad e Aktion für d Keramik?'],
    now: '2025-09-15T10:00:00+02:00',
    mustContain: [
      ['20%', '20 %', '20 Prozent'],
      ['Oktober', '31.10'],
    ],
    mustNotContain: ['vorbei', 'abgelaufen'],
  },
  {
    id: 'tb-campaign-02',
    kind: 'campaign',
    form: 'dialect',
    turns: ['Isch dä Früebuecherrabatt no z ha?'],
    now: '2026-03-05T10:00:00+01:00',
    mustContain: [['vorbei', 'abgelaufen', 'beendet', 'zu Ende', 'geendet', 'nicht mehr', 'endete']],
    mustNotContain: ['Ja,'],
  },
  {
    id: 'tb-campaign-03',
    kind: 'campaign',
    form: 'standard',
    turns: [
      'Ich melde mich heute an, bringe den Camper aber erst Mitte November. Bekomme ich die Frühbucher-Prozente trotzdem?',
    ],
    now: '2025-10-20T10:00:00+02:00',
    mustContain: [
      ['Termin', 'Arbeit am Fahrzeug'],
      ['Oktober', '31.10', 'Zeitraum', 'Aktion fallen'],
    ],
    mustNotContain: ['Ja,'],
  },
  {
    id: 'tb-campaign-04',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was isch das für e Früebuecheraktion?', 'Gilt das au uf d Dampfreinigung?'],
    now: '2025-09-15T10:00:00+02:00',
    mustContain: [['Nein', 'nicht', 'nur'], ['Keramikversiegelung']],
    mustNotContain: ['Ja,'],
  },
  {
    id: 'tb-campaign-05',
    kind: 'campaign',
    form: 'keywords',
    turns: ['frühbucher womo rabatt wieviel'],
    now: '2025-08-20T14:00:00+02:00',
    mustContain: [['20%', '20 %', '20 Prozent']],
  },
  {
    id: 'tb-campaign-06',
    kind: 'campaign',
    form: 'typo',
    turns: ['kan ich den frühbuchr rabat mit einem andren gutschin kombinirn?'],
    now: '2025-09-15T10:00:00+02:00',
    mustContain: [
      ['nicht', 'Nein'],
      ['anderen', 'kombin', 'verbinden'],
    ],
    mustNotContain: ['Ja,'],
  },
  {
    id: 'tb-campaign-07',
    kind: 'campaign',
    form: 'dialect',
    turns: ['I wone z Chur. Chöntet ihr s Womo für d Früebuecheraktion bi mir go hole?'],
    now: '2025-09-15T10:00:00+02:00',
    mustContain: [
      ['Anfrage', 'Wohnort'],
      ['Hol- und Bringservice', 'Abholung', 'holen'],
    ],
    mustNotContain: ['Nein,'],
  },
];
