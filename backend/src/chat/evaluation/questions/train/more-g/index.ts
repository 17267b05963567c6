import type { LabelledQuestion } from '../../../labelled-question.js';
import { campaignQuestions } from './campaign.js';
import { computeQuestions } from './compute.js';
import { moreComputeQuestions } from './compute-more.js';
import { durationAndCareQuestions } from './duration-and-care.js';
import { enquiryQuestions } from './enquiry.js';
import { followUpQuestions } from './follow-up.js';
import { longFollowUpQuestions } from './follow-up-long.js';
import { guaranteeQuestions } from './guarantee.js';
import { hostileQuestions } from './hostile.js';
import { hoursQuestions } from './hours.js';
import { personAndTalkQuestions } from './person-and-talk.js';
import { placeQuestions } from './place.js';
import { priceQuestions } from './price.js';
import { tradePriceQuestions } from './price-trade.js';
import { storingQuestions } from './service-storing.js';
import { workQuestions } from './service-work.js';
import { unknownQuestions } from './unknown.js';

/** Everyday people's questions, over all kinds. */
export const moreQuestionsG: readonly LabelledQuestion[] = [
  ...priceQuestions,
  ...tradePriceQuestions,
  ...hoursQuestions,
  ...placeQuestions,
  ...storingQuestions,
  ...workQuestions,
  ...durationAndCareQuestions,
  ...guaranteeQuestions,
  ...campaignQuestions,
  ...computeQuestions,
  ...moreComputeQuestions,
  ...followUpQuestions,
  ...longFollowUpQuestions,
  ...enquiryQuestions,
  ...personAndTalkQuestions,
  ...unknownQuestions,
  ...hostileQuestions,
];
