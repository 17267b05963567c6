import { listedServices } from '../../../knowledge/facts.js';
import { subjectOf } from '../../subjects/subjects.js';
import { amountOf } from '../../understand/amounts.js';
import type { Aspect } from '../aspect.js';
import { priceSentence } from '../price-sentence.js';

const LOWEST =
  ':günstigste|:günstigstes|:günstigsten|:billigste|:billigstes|:billigsten|:preiswerteste|:preiswertesten|:preisgünstigste';
const HIGHEST = ':teuerste|:teuerstes|:teuersten';

/** The cheapest of something that is named is another. */
const NARROWED =
  '!wann|jahreszeit|zeit|monat|wochentag|winter|sommer !auto|fahrzeug|wagen|wohnmobil|camper|wohnwagen|boot|bus|weg|variante|lösung|möglichkeit';

/** «Was isch s billigste bi eu?»: of all that has a price on the services' pages. */
export const extremePrice: Aspect = {
  id: 'extremePrice',
  about: 'business',
  patterns: [
    `${LOWEST}|${HIGHEST} was|welche|welches|welcher|leistung|angebot|service|dienstleistung|arbeit|anbieten|anbietet|bei_euch|bei_ihnen ${NARROWED}`,
  ],
  covers: ['price', 'offered', 'overview', 'serviceList', 'comparison', 'ownPrice', 'benefit'],
  answer: ({ subjects, says }) => {
    if (subjects.length > 0) return undefined;
    const priced = listedServices
      .flatMap(({ id }) => subjectOf(id) ?? [])
      .filter(({ price }) => price !== undefined)
      .toSorted((one, other) => amountOf(one.price ?? '') - amountOf(other.price ?? ''));
    const [lowest, highest] = [priced.at(0), priced.at(-1)];
    if (!lowest || !highest) return undefined;
    return says(HIGHEST)
      ? { text: `Der höchste Einstiegspreis: ${priceSentence(highest)}` }
      : { text: `Der tiefste Einstiegspreis: ${priceSentence(lowest)}` };
  },
};
