import type { LabelledQuestion } from '../../../../labelled-question.js';
import { durationNotSaid } from '../../../label.js';
import { NOT_KNOWN } from './labels.js';

/** Storage over months: access, water, gas, tyres, plates, handing over. */
export const storage: readonly LabelledQuestion[] = [
  {
    id: 'mhs-service-042',
    kind: 'service',
    form: 'standard',
    turns: ['Wenn ich für die Einlagerung die Höhe angebe: mit oder ohne die Klimaanlage auf dem Dach?'],
    mustContain: [
      ['zählen', 'zählt', 'samt', 'inklusive', 'einschliesslich', 'Dachaufbaut', 'Antenne', 'Solar', 'Mit der'],
    ],
    mustNotContain: [NOT_KNOWN, 'zählt nicht', 'zählen nicht', 'ohne Dachaufbauten'],
  },
  {
    id: 'mhs-service-043',
    kind: 'service',
    form: 'dialect',
    turns: ['Chunnt me im Winter no a ds iigstellte Womo häre, we me d Skischueh drin vergässe het?'],
    mustContain: [['Voranmeldung', 'Termin', 'Vereinbarung', 'anmeld', 'vereinbar', 'Absprache', 'melden Sie']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-044',
    kind: 'service',
    form: 'standard',
    turns: ['Bei Ihnen friert es ja nicht. Kann ich dann über den Winter Wasser im Tank lassen?'],
    mustContain: [['Hygiene', 'keim', 'entleer', 'leer', 'ablassen', 'abgelassen']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-045',
    kind: 'service',
    form: 'typo',
    turns: ['gasflaschn drin lasen wen ich wohnmobil einlagre?'],
    mustContain: [['zudreh', 'zugedreht', 'Drehen', 'vor der Übergabe', 'zu Hause', 'im Freien', 'Restgas']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-046',
    kind: 'service',
    form: 'dialect',
    turns: ['Git das ned Blattfüess oder eggigi Pneu, wenn s Mobil es halbs Johr am gliche Fläck stoht?'],
    mustContain: [['Druck', 'mehr Luft', 'Standplatte', 'abgeflacht', 'Abflachung', 'Kilometer']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-047',
    kind: 'service',
    form: 'standard',
    turns: [
      'Ich möchte die Nummernschilder den Winter über abgeben, um Steuern zu sparen. Geht das, solange er bei Ihnen steht?',
    ],
    mustContain: [['Strassenverkehrsamt', 'hinterleg', 'Kanton', 'zuerst zu uns', 'Versicherung']],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-048',
    kind: 'service',
    form: 'dialect',
    turns: [
      'Wie lang gaht das, wämmer de Camper im Herbscht zum Iistelle bringt? Mir müend nämli grad wiiter uf de Zug.',
    ],
    mustContain: [durationNotSaid],
    mustNotContain: [NOT_KNOWN],
  },
  {
    id: 'mhs-service-049',
    kind: 'service',
    form: 'typo',
    turns: ['wascht ihr das womo bevors eingelagrt wird odr mus ich das selbst machn'],
    mustContain: [
      ['Auf Wunsch', 'waschen wir', 'wir waschen', 'waschen und trocknen', 'Zusatzleistung', 'eigener Posten', 'Ja, '],
    ],
    mustNotContain: [NOT_KNOWN],
  },
];
