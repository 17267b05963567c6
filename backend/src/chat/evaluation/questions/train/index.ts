import type { LabelledQuestion } from '../../labelled-question.js';
import { broaderCareQuestions, broaderDurationQuestions, broaderGuaranteeQuestions } from './broader-care.js';
import { broaderAmountQuestions, broaderTimeQuestions } from './broader-computing.js';
import { broaderEnquiryQuestions } from './broader-enquiry.js';
import { broaderFollowUpQuestions } from './broader-follow-up.js';
import { broaderHostileQuestions, broaderPersonQuestions, broaderTalkQuestions } from './broader-talk.js';
import { campaignQuestions } from './campaign.js';
import { careQuestions, guaranteeQuestions } from './care.js';
import { computeAmountQuestions } from './compute-amounts.js';
import { computeTimeQuestions } from './compute-time.js';
import { dialectHoursQuestions, dialectPlaceQuestions } from './dialect-hours-and-place.js';
import { dialectPriceQuestions } from './dialect-prices.js';
import {
  dialectCareQuestions,
  dialectDurationQuestions,
  dialectGuaranteeQuestions,
  dialectServiceQuestions,
} from './dialect-services.js';
import { durationQuestions } from './duration.js';
import { enquiryQuestions } from './enquiry.js';
import { followUpQuestions } from './follow-up.js';
import { harderComputeQuestions, harderFollowUpQuestions } from './harder-computing.js';
import { moreHostileQuestions, moreTalkQuestions } from './harder-talk-and-hostile.js';
import { hostileQuestions } from './hostile.js';
import { hoursQuestions } from './hours.js';
import { roundaboutHoursQuestions } from './hours-in-context.js';
import { moreQuestionsA } from './more-a/index.js';
import { moreQuestionsB } from './more-b/index.js';
import { moreQuestionsC } from './more-c/index.js';
import { moreQuestionsD } from './more-d/index.js';
import { moreQuestionsE } from './more-e/index.js';
import { moreQuestionsF } from './more-f/index.js';
import { moreQuestionsG } from './more-g/index.js';
import { moreQuestionsH } from './more-h/index.js';
import { moreQuestionsI } from './more-i/index.js';
import { offTopicQuestions } from './off-topic.js';
import { personQuestions, talkQuestions } from './person-and-talk.js';
import { placeQuestions } from './place.js';
import { ceramicSealingPriceQuestions } from './price-ceramic-sealing.js';
import { otherPriceQuestions } from './price-other-services.js';
import { serviceQuestions } from './service.js';
import { tradeAndStorageQuestions } from './service-trade-and-storage.js';
import { thirdCareQuestions, thirdComputeQuestions, thirdHostileQuestions, thirdOtherQuestions } from './third-look.js';
import { ramblingQuestions, twoInOneQuestions } from './two-in-one.js';
import { unknownQuestions } from './unknown.js';

/** The half that the engine may be tuned on. The other, `questions/held-out`, never is. */
export const trainQuestions: readonly LabelledQuestion[] = [
  ...ceramicSealingPriceQuestions,
  ...otherPriceQuestions,
  ...twoInOneQuestions,
  ...ramblingQuestions,
  ...hoursQuestions,
  ...roundaboutHoursQuestions,
  ...placeQuestions,
  ...serviceQuestions,
  ...tradeAndStorageQuestions,
  ...durationQuestions,
  ...careQuestions,
  ...guaranteeQuestions,
  ...campaignQuestions,
  ...computeTimeQuestions,
  ...computeAmountQuestions,
  ...followUpQuestions,
  ...enquiryQuestions,
  ...personQuestions,
  ...talkQuestions,
  ...unknownQuestions,
  ...offTopicQuestions,
  ...hostileQuestions,
  ...dialectPriceQuestions,
  ...dialectHoursQuestions,
  ...dialectPlaceQuestions,
  ...dialectServiceQuestions,
  ...dialectCareQuestions,
  ...dialectGuaranteeQuestions,
  ...dialectDurationQuestions,
  ...harderComputeQuestions,
  ...harderFollowUpQuestions,
  ...moreTalkQuestions,
  ...moreHostileQuestions,
  ...broaderCareQuestions,
  ...broaderGuaranteeQuestions,
  ...broaderDurationQuestions,
  ...broaderTimeQuestions,
  ...broaderAmountQuestions,
  ...broaderFollowUpQuestions,
  ...broaderTalkQuestions,
  ...broaderPersonQuestions,
  ...broaderHostileQuestions,
  ...broaderEnquiryQuestions,
  ...moreQuestionsA,
  ...moreQuestionsB,
  ...moreQuestionsC,
  ...moreQuestionsD,
  ...moreQuestionsE,
  ...moreQuestionsF,
  ...moreQuestionsG,
  ...moreQuestionsH,
  ...moreQuestionsI,
  ...thirdComputeQuestions,
  ...thirdHostileQuestions,
  ...thirdCareQuestions,
  ...thirdOtherQuestions,
];
