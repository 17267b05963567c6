import type { LabelledQuestion } from '../../../../labelled-question.js';
import { enquiryCollectingQuestions } from './enquiry-collecting.js';
import { enquiryOpeningQuestions } from './enquiry-opening.js';
import { hostileClaimQuestions } from './hostile-claims.js';
import { hostileInjectionQuestions } from './hostile-injection.js';
import { hoursNowQuestions } from './hours-now.js';
import { hoursWeekQuestions } from './hours-week.js';
import { offTopicQuestions } from './off-topic.js';
import { personQuestions } from './person.js';
import { placeQuestions } from './place.js';
import { talkQuestions } from './talk.js';
import { unknownEverydayQuestions } from './unknown-everyday.js';
import { unknownOfferQuestions } from './unknown-offers.js';

/** Around the services: enquiries, what the site does not tell, hostile words, hours, the place, talk, off topic. */
export const aroundQuestionsC: readonly LabelledQuestion[] = [
  ...enquiryOpeningQuestions,
  ...enquiryCollectingQuestions,
  ...unknownOfferQuestions,
  ...unknownEverydayQuestions,
  ...hostileClaimQuestions,
  ...hostileInjectionQuestions,
  ...hoursNowQuestions,
  ...hoursWeekQuestions,
  ...placeQuestions,
  ...talkQuestions,
  ...personQuestions,
  ...offTopicQuestions,
];
