import type { LabelledQuestion } from '../../../../labelled-question.js';
import { budgetsQuestions } from './budgets.js';
import { differencesQuestions } from './differences.js';
import { monthsQuestions } from './months.js';
import { openingQuestions } from './opening.js';
import { pricePlacesQuestions } from './price-places.js';
import { priceSealingQuestions } from './price-sealing.js';
import { priceSteamQuestions } from './price-steam.js';
import { priceTermsQuestions } from './price-terms.js';
import { priceTradeQuestions } from './price-trade.js';
import { readyQuestions } from './ready.js';
import { togetherQuestions } from './together.js';
import { vehiclesQuestions } from './vehicles.js';

/** Reckoning with the site's figures, and its prices. */
export const reckoningQuestionsC: readonly LabelledQuestion[] = [
  ...monthsQuestions,
  ...togetherQuestions,
  ...vehiclesQuestions,
  ...differencesQuestions,
  ...budgetsQuestions,
  ...openingQuestions,
  ...readyQuestions,
  ...priceSealingQuestions,
  ...priceTermsQuestions,
  ...priceSteamQuestions,
  ...pricePlacesQuestions,
  ...priceTradeQuestions,
];
