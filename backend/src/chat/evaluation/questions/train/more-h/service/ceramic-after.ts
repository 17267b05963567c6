import type { LabelledQuestion } from '../../../../labelled-question.js';
import { NOT_KNOWN } from './labels.js';

/** After the ceramic sealing: care, effect, how long it lasts; and what all is on offer. */
export const ceramicAfter: readonly LabelledQuestion[] = [
  {
    id: 'mhs-service-011',
    kind: 'service',
    form: 'dialect',
    turns: ['Derf i nochhär mit em versiglete Camper no in d Wäschaalag?'],
    mustContain: [['Bürste', 'meiden', 'von Hand', 'Handwäsche', 'Schwamm', 'lieber nicht', 'besser nicht']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-012',
    kind: 'service',
    form: 'standard',
    turns: ['Mit welchem Putzmittel soll ich das versiegelte Wohnmobil nachher waschen?'],
    mustContain: [['pH-neutral', 'pH neutral', 'Shampoo', 'mild']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-013',
    kind: 'service',
    form: 'typo',
    turns: ['wan darf ich nach der versigelung das erste mal waschn'],
    mustContain: [['ersten Tage', 'einige Tage', 'paar Tage', 'beim Abholen', 'bei der Übergabe', 'Temperatur']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-014',
    kind: 'service',
    form: 'dialect',
    turns: ['Wora gseht mer, dass d Keramik noolot und mer wieder müesst cho?'],
    mustContain: [
      ['perl', 'Lache', 'Pfütze', 'bleibt das Wasser', 'bleibt Wasser', 'Wasser bleibt', 'läuft nicht mehr'],
    ],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-015',
    kind: 'service',
    form: 'keywords',
    turns: ['keramik auffrischen nach wieviel jahren'],
    mustContain: [['3-4', '3 bis 4', 'drei bis vier', '3 oder 4', '3 und 4']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-016',
    kind: 'service',
    form: 'standard',
    turns: [
      'Guten Tag, meine Frau und ich sind pensioniert und überwintern jeweils am Meer in Portugal. Viel Sonne, viel salzige Luft. Wie viele Jahre hat man bei solchen Verhältnissen etwas von der Versiegelung?',
    ],
    mustContain: [['3-4', '3 bis 4', 'drei bis vier', '3-5', '3 bis 5', 'drei bis fünf']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-017',
    kind: 'service',
    form: 'dialect',
    turns: ['Mier steint immer im Freiu. Hilft de so en Keramik gäge d Sunna, dass es nit matt wird?'],
    mustContain: [
      [
        'bremst',
        'verblass',
        'Alterung',
        'kreid',
        'schirmt',
        'schützt',
        'länger',
        'hilft sie',
        'hilft die Keramik',
        'UV',
      ],
    ],
    mustNotContain: [NOT_KNOWN, 'hilft nicht gegen Sonne'],
  },
  {
    id: 'mhs-service-018',
    kind: 'service',
    form: 'typo',
    turns: ['vogelschiss auf dem versigelten dach, schlim? odr kann das warten bis sontag'],
    mustContain: [
      ['sofort', 'am selben Tag', 'selben Tag', 'gleich', 'rasch', 'möglichst bald', 'nicht warten', 'greif'],
    ],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-019',
    kind: 'service',
    form: 'standard',
    turns: ['Sie schreiben 5 Jahre Garantie, aber halten soll es nur 3 bis 5. Wie geht das zusammen?'],
    mustContain: [
      [
        'nutzt sich ab',
        'abnutz',
        'abnütz',
        'bei der Pflege',
        'und Pflege',
        'Auffrischung',
        'Offerte',
        'schriftlich',
        'Bedingung',
      ],
    ],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-020',
    kind: 'service',
    form: 'dialect',
    turns: ['Säget emau, was bietet dir so aues a?'],
    mustContain: [['Keramik', 'Versiegelung'], ['Dampf'], ['Autohotel', 'Einlagerung', 'Vermittlung', 'Verkauf']],
    mustNotContain: [NOT_KNOWN],
  },
];
