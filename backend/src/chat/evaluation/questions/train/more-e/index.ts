import type { LabelledQuestion } from '../../../labelled-question.js';
import { campaignE } from './campaign.js';
import { careE } from './care.js';
import { computeAmountsE } from './compute-amounts.js';
import { computeClockE } from './compute-clock.js';
import { durationAndGuaranteeE } from './duration-and-guarantee.js';
import { enquiriesE } from './enquiries.js';
import { followUpFiguresE } from './follow-up-figures.js';
import { followUpServicesE } from './follow-up-services.js';
import { hostileE } from './hostile.js';
import { hoursE } from './hours.js';
import { placeAndPersonE } from './place-and-person.js';
import { priceMeaningE } from './price-meaning.js';
import { pricesE } from './prices.js';
import { servicesSealingAndSteamE } from './services-sealing-and-steam.js';
import { servicesTradeAndStorageE } from './services-trade-and-storage.js';
import { talkE } from './talk.js';
import { unknownAndOffTopicE } from './unknown-and-off-topic.js';

/** More questions to tune on, by fresh eyes: a fifth set. */
export const moreQuestionsE: readonly LabelledQuestion[] = [
  ...campaignE,
  ...careE,
  ...computeAmountsE,
  ...computeClockE,
  ...durationAndGuaranteeE,
  ...enquiriesE,
  ...followUpFiguresE,
  ...followUpServicesE,
  ...hostileE,
  ...hoursE,
  ...placeAndPersonE,
  ...priceMeaningE,
  ...pricesE,
  ...servicesSealingAndSteamE,
  ...servicesTradeAndStorageE,
  ...talkE,
  ...unknownAndOffTopicE,
];
