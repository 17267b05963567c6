import { firstSentences } from '../../../knowledge/excerpt.js';
import { subjectOf } from '../../subjects/subjects.js';
import type { Aspect } from '../aspect.js';

const BUYING = 'kaufen|kauft|ankaufen|abkaufen|ankauf|abnehmen|nehmt|nehmen|übernehmen|verkaufen|loswerden|interesse';

/** Whether a vehicle is bought that is damaged: which ones are bought, the site says; in what state, it does not. */
export const damagedPurchase: Aspect = {
  id: 'damagedPurchase',
  isSure: true,
  about: 'either',
  patterns: [
    `unfallauto|unfallautos|unfallwagen|unfallfahrzeug|unfallfahrzeuge|totalschaden ${BUYING}`,
    `unfall|blechschaden|motorschaden|getriebeschaden|wasserschaden|hagelschaden|defekt|defekte|defekten|defektes|=kaputt|=kaputte|=kaputtes|fahruntüchtig|verunfallt ${BUYING} auto|autos|wagen|wohnmobil|camper|wohnwagen|fahrzeug|fahrzeuge|karre|auch|=mit !versichert|geschieht|leasing`,
  ],
  covers: ['repaint', 'whichCars', 'workshop', 'dents', 'price', 'overview', 'vehicles', 'damageAndLoss', 'damp'],
  answer: () => ({
    text: `Ob wir ein Fahrzeug mit einem Schaden kaufen, weiss ich nicht. ${firstSentences(subjectOf('an-und-verkauf')?.page?.lead ?? '', 2)}`,
    isUnknown: true,
  }),
};
