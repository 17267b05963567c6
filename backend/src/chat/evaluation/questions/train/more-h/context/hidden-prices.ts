import type { LabelledQuestion } from '../../../../labelled-question.js';
import { durationNotSaid } from '../../../label.js';
import { EVADED, FRANCS_450, FRANCS_900, MONTHLY_150, SEALING_PRICE, STEAM_PRICE } from './labels.js';

/** Prices and sums asked for in a story, by a hint, in half a sentence, or two things at once. */
export const hiddenPrices: readonly LabelledQuestion[] = [
  {
    id: 'context-h-061',
    kind: 'price',
    form: 'dialect',
    turns: [
      'Also, mir si grad zrügg us Portugal, 9000 km, ds Wohnmobil gseht us wie Sou u mi Frou meint, itz löje mer das Keramikzüg la druftue. Bevor i ja säge, wett i haut wüsse wie viu Gäud i mues uf d Site lege.',
    ],
    mustContain: [SEALING_PRICE],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-062',
    kind: 'price',
    form: 'standard',
    turns: ['Mehr als 180 Franken im Monat gebe ich für einen überwachten Winterplatz fürs Auto nicht aus.'],
    mustContain: [MONTHLY_150],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-063',
    kind: 'price',
    form: 'typo',
    turns: ['in langenthal hab ich 120 fürs innen reinigen mit dampf bezalt, ihr seid warscheinlich teurer..'],
    mustContain: [STEAM_PRICE],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-064',
    kind: 'price',
    form: 'keywords',
    turns: ['womo keramik kosten'],
    mustContain: [SEALING_PRICE],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-065',
    kind: 'price',
    form: 'dialect',
    turns: [
      'Min Nochber zahlt eu pro Monet öppis, demit ihr sin Porsche für en verchaufed. Wie viel, het er nöd welle verrote.',
    ],
    mustContain: [MONTHLY_150],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-066',
    kind: 'price',
    form: 'standard',
    turns: ['Was kostet die Keramikversiegelung, und wie lange muss das Wohnmobil dafür bei Ihnen bleiben?'],
    mustContain: [SEALING_PRICE, durationNotSaid],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-067',
    kind: 'price',
    form: 'dialect',
    turns: ['Wie tüür isch s Dämpfe vo de Sitz und wie lang müesst i uf s Auto verzichte?'],
    mustContain: [STEAM_PRICE, durationNotSaid],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-068',
    kind: 'compute',
    form: 'standard',
    turns: ['Ich hätte 1000 Franken auf der Seite fürs Autohotel, mal schauen, wie weit ich damit komme.'],
    mustContain: [['5 Monat', 'fünf Monat', '5 volle', '5 ganze', 'fünf volle', 'fünf ganze']],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-069',
    kind: 'compute',
    form: 'dialect',
    turns: [
      'Vo Oktober bis Ändi März söll er bi euch iiglageret si, das sind sächs Mönet. Müesst d Summe wüsse fürs Budget',
    ],
    mustContain: [FRANCS_900],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-070',
    kind: 'compute',
    form: 'typo',
    turns: ['vermitlung für die kürzest mögliche zeit, was macht das total'],
    mustContain: [FRANCS_450],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-071',
    kind: 'campaign',
    form: 'dialect',
    turns: ['i ha amel mau öppis vo 20 Prozänt ghört …'],
    mustContain: [
      ['vorbei', 'abgelaufen', 'beendet', 'zu Ende', 'Oktober', 'nicht mehr', 'ausgelaufen', 'abgeschlossen'],
    ],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-072',
    kind: 'campaign',
    form: 'keywords',
    turns: ['frühbucher rabatt noch gültig'],
    mustContain: [
      ['vorbei', 'abgelaufen', 'beendet', 'zu Ende', 'Oktober', 'nicht mehr', 'ausgelaufen', 'abgeschlossen'],
    ],
    mustNotContain: EVADED,
  },
  {
    id: 'context-h-073',
    kind: 'campaign',
    form: 'standard',
    turns: ['Ihr Flyer mit dem Rabatt liegt vor mir, nur kann ich mein Wohnmobil leider erst Mitte November bringen.'],
    now: '2025-09-05T10:00:00+02:00',
    mustContain: [['31. Oktober', '31.10', 'Ende Oktober', 'Oktober 2025', 'bis Oktober']],
    mustNotContain: EVADED,
  },
];
