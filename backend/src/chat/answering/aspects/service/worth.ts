import { firstSentences } from '../../../knowledge/excerpt.js';
import { subjectOf } from '../../subjects/subjects.js';
import { type Aspect, replyOf } from '../aspect.js';
import { priceSentence } from '../price-sentence.js';

const VEHICLE = 'auto|wagen|wohnmobil|camper|wohnwagen|oldtimer|fahrzeug|ferrari|porsche';

/** What the business would pay for a vehicle. */
export const worth: Aspect = {
  id: 'worth',
  isSure: true,
  about: 'either',
  patterns: [
    `wert|schätzen|schätzt =mein|=meinen|=meine|=unser|=unseren|=so wie_viel|was|wieviel|noch ${VEHICLE} !bleibt|erhalten|lohnen`,
    `:bekomme|:bekommen|:kriege|:kriegen|:gebt|:geben|:zahlt|:bietet|:bezahlt was|wie_viel|wieviel =für ${VEHICLE} !einlagerung|platz|monat|vermittlung|rabatt|versiegelung !bevor|vorher|muss|müssen`,
  ],
  covers: ['price', 'aboutUs', 'offered', 'overview', 'vehicles', 'experience', 'customers'],
  answer: () => {
    const trade = subjectOf('an-und-verkauf');
    return replyOf(trade?.page && `${priceSentence(trade)} ${firstSentences(trade.page.pricesNote, 2)}`);
  },
};
