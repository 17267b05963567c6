import type { LabelledQuestion } from '../../../../labelled-question.js';
import { durationNotSaid } from '../../../label.js';
import { NOT_KNOWN } from './labels.js';

/** What the ceramic sealing is, how it is done, and what it can't do. */
export const ceramicWork: readonly LabelledQuestion[] = [
  {
    id: 'mhs-service-001',
    kind: 'service',
    form: 'dialect',
    turns: ['Was machet dir eigentlech alles a so mene Wohnmobil, bevor d Keramik drufchunnt?'],
    mustContain: [
      ['wasch', 'wäsch', 'reinig', 'Flugrost', 'Teer'],
      ['polier', 'Politur', 'entfett'],
    ],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-002',
    kind: 'service',
    form: 'standard',
    turns: ['Mein Nachbar trägt jedes Jahr Wachs auf. Was kann eure Keramik, was das nicht kann?'],
    mustContain: [['Monaten', 'abgewaschen', 'verbind', 'hart', 'länger', '3-5', '3 bis 5', '5 Jahre', 'Glas']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-003',
    kind: 'service',
    form: 'dialect',
    turns: ['Muess ich s Womo nach dere Versiglig dänn überhaupt no putze oder blibt da nüt meh chläbe?'],
    mustContain: [['leichter', 'weniger', 'schlechter', 'weiterhin', 'Schwamm', 'Shampoo', 'trotzdem', 'Handwäsche']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-004',
    kind: 'service',
    form: 'standard',
    turns: ['Wir sind viel auf Schotterpisten unterwegs. Hält die Keramik Steinschläge ab?'],
    mustContain: [
      [
        'Nein',
        'nicht vor',
        'nicht gegen',
        'hilft sie nicht',
        'hilft nicht',
        'schützt sie nicht',
        'schützt nicht',
        'kein Schutz',
        'keinen Schutz',
        'hält sie nicht',
        'hält die Keramik nicht',
      ],
    ],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-005',
    kind: 'service',
    form: 'typo',
    turns: ['wie lang muss den das womo bei euch bleibn für die versieglung, brauch es am freitg wider'],
    mustContain: [durationNotSaid],
    mustNotContain: [NOT_KNOWN, '2 bis 4 Stunden'],
  },
  {
    id: 'mhs-service-006',
    kind: 'service',
    form: 'dialect',
    turns: ['Üsen Hymer isch vo 1998 und gaht recht wiis ab wemmer mit de Hand drüberfahrt. Bringed ihr das no häre?'],
    mustContain: [['polier', 'Politur', 'Bild', 'Foto', 'Zustand', 'Risse', 'ausgekreidet', 'kreide']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-007',
    kind: 'service',
    form: 'standard',
    turns: ['Kommt die Beschichtung auch auf die Plastikfenster am Aufbau?'],
    mustContain: [['Acryl', 'decken', 'abgedeckt', 'abgeklebt', 'abkleben', 'Lösungsmittel', 'ausgespart', 'heikel']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-008',
    kind: 'service',
    form: 'standard',
    turns: ['Versiegeln Sie auch einen normalen PW mit Keramik oder wirklich nur Wohnmobile?'],
    mustContain: [
      ['Wohnmobil'],
      ['anfrag', 'fragen', '62 000', 'klär', 'Offerte', 'weiss ich', 'spezialis', 'Schwerpunkt', 'Fachgebiet', 'nur'],
    ],
  },
  {
    id: 'mhs-service-009',
    kind: 'service',
    form: 'dialect',
    turns: ['Wo isch gnau de Unterschid zwüsche Ufbereitig und Versiglig?'],
    mustContain: [
      ['polier', 'Politur', 'wasch', 'reinig', 'Vorarbeit', 'Kratzer'],
      ['Keramik', 'Schicht', 'schütz', 'Schutz'],
    ],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-010',
    kind: 'service',
    form: 'typo',
    turns: ['hab paar tife kratzer vom ast an der seite, get das beim polirn weg??'],
    mustContain: [
      ['bleib', 'weniger auffällig', 'Spachtel', 'lackier', 'Fingernagel', 'feine', 'nicht ganz', 'so weit'],
    ],
    mustNotContain: [NOT_KNOWN],
  },
];
