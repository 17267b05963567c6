import type { LabelledQuestion } from '../../../labelled-question.js';
import { campaignQuestions } from './campaign.js';
import { careQuestions } from './care.js';
import { monthComputeQuestions } from './compute-months.js';
import { sumComputeQuestions } from './compute-sums.js';
import { durationAndGuaranteeQuestions } from './duration-and-guarantee.js';
import { enquiryAndTalkQuestions } from './enquiry-and-talk.js';
import { serviceFollowUpQuestions } from './follow-up-services.js';
import { workFollowUpQuestions } from './follow-up-work.js';
import { hostileQuestions } from './hostile.js';
import { hoursQuestions } from './hours.js';
import { placeQuestions } from './place.js';
import { parkingPriceQuestions } from './price-parking.js';
import { sealingPriceQuestions } from './price-sealing.js';
import { parkingServiceQuestions } from './service-parking.js';
import { workServiceQuestions } from './service-work.js';
import { unknownQuestions } from './unknown.js';

/** Questions as visitors of all regions and ages type them, written without sight of the assistant. */
export const moreQuestionsA: readonly LabelledQuestion[] = [
  ...sealingPriceQuestions,
  ...parkingPriceQuestions,
  ...hoursQuestions,
  ...placeQuestions,
  ...parkingServiceQuestions,
  ...workServiceQuestions,
  ...durationAndGuaranteeQuestions,
  ...careQuestions,
  ...campaignQuestions,
  ...monthComputeQuestions,
  ...sumComputeQuestions,
  ...serviceFollowUpQuestions,
  ...workFollowUpQuestions,
  ...enquiryAndTalkQuestions,
  ...unknownQuestions,
  ...hostileQuestions,
];
