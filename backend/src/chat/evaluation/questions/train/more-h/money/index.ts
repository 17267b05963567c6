import type { LabelledQuestion } from '../../../../labelled-question.js';
import { campaignOver } from './campaign-over.js';
import { campaignRunning } from './campaign-running.js';
import { campaignTerms } from './campaign-terms.js';
import { computeMonths } from './compute-months.js';
import { computeSums } from './compute-sums.js';
import { priceAtLarge } from './price-at-large.js';
import { pricePackage } from './price-package.js';
import { priceSealing } from './price-sealing.js';
import { priceSteam } from './price-steam.js';
import { priceStorage } from './price-storage.js';
import { priceTrade } from './price-trade.js';

/** What visitors ask about money: prices, the early-booking campaign, and what they have reckoned for them. */
export const moneyQuestions: readonly LabelledQuestion[] = [
  ...priceSealing,
  ...pricePackage,
  ...priceStorage,
  ...priceSteam,
  ...priceTrade,
  ...priceAtLarge,
  ...campaignRunning,
  ...campaignTerms,
  ...campaignOver,
  ...computeMonths,
  ...computeSums,
];
