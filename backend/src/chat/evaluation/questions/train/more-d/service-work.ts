import type { LabelledQuestion } from '../../../labelled-question.js';
import { GIVES_UP } from './labels.js';

/** What is worked on a vehicle: sealing, steam, fetching. */
export const serviceWork: readonly LabelledQuestion[] = [
  {
    id: 'td-service-01',
    kind: 'service',
    form: 'dialect',
    turns: ['Mached ihr au normali Auto oder nume Wohnmobil?'],
    mustContain: [
      ['Dampfreinigung', 'Autohotel', 'Einlagerung', 'Autos', 'Personenwagen', 'Sportwagen', 'Auto und Wohnmobil'],
    ],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-service-02',
    kind: 'service',
    form: 'standard',
    turns: ['Was ist das eigentlich, eine Keramikversiegelung?'],
    mustContain: [['Schicht', 'wasserabweisend', 'perl', 'glasartig', 'läuft Wasser ab', 'Oberfläche']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-service-03',
    kind: 'service',
    form: 'standard',
    turns: ['Holen Sie das Wohnmobil auch bei mir zu Hause ab?'],
    mustContain: [['auf Anfrage', 'Hol- und Bring', 'holen wir', 'Abholung']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-service-04',
    kind: 'service',
    form: 'dialect',
    turns: ['Bringt me Hundegruch use mit em Dampf?'],
    mustContain: [['hilft', 'Ja,', 'Gerüche', 'Geruch', 'in Fasern']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-service-05',
    kind: 'service',
    form: 'typo',
    turns: ['versigelt ihr auch die felgen?'],
    mustContain: [['Felgen', 'anderes Mittel', 'anderen Mittel', 'Ja,', 'Ja.']],
    mustNotContain: [...GIVES_UP, 'Felgen nicht', 'keine Felgen'],
  },
  {
    id: 'td-service-06',
    kind: 'service',
    form: 'standard',
    turns: ['Braucht es bei der Dampfreinigung Chemie?'],
    mustContain: [
      [
        'ohne Reinigungsmittel',
        'keine Reinigungsmittel',
        'kein Reinigungsmittel',
        'ohne Chemie',
        'keine Chemie',
        'ohne Putzmittel',
        'kein Putzmittel',
        'keine Putzmittel',
        'statt Putzmittel',
        'Nein',
      ],
    ],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-service-07',
    kind: 'service',
    form: 'dialect',
    turns: ['Mir händ Schimmel im Bad vom Womo, chönd ihr da öppis mache mit Dampf?'],
    mustContain: [['Schimmel'], ['Flecken', 'Ursache', 'sichtbar', 'Feuchtigkeit']],
    mustNotContain: GIVES_UP,
  },
  {
    id: 'td-service-08',
    kind: 'service',
    form: 'standard',
    turns: ['Lohnt sich die Keramik bei einem 18 Jahre alten Wohnmobil noch?'],
    mustContain: [['Oft', 'aufpolieren', 'Bilder', 'Oberfläche', 'Risse', 'kommt darauf', 'hängt']],
    mustNotContain: GIVES_UP,
  },
];
