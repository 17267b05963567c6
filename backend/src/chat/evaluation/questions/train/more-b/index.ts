import type { LabelledQuestion } from '../../../labelled-question.js';
import { autohotelQuestions } from './autohotel.js';
import { brokerageQuestions } from './brokerage.js';
import { campaignQuestions } from './campaign.js';
import { ceramicQuestions } from './ceramic.js';
import { companyQuestions } from './company.js';
import { computeStayQuestions } from './compute-stay.js';
import { computeWorkQuestions } from './compute-work.js';
import { detailingQuestions } from './detailing.js';
import { enquiryQuestions } from './enquiry.js';
import { hostileQuestions } from './hostile.js';
import { hoursNowQuestions } from './hours-now.js';
import { hoursPlanQuestions } from './hours-plan.js';
import { steamQuestions } from './steam.js';
import { storageQuestions } from './storage.js';
import { talkQuestions } from './talk.js';
import { tradeQuestions } from './trade.js';
import { unknownQuestions } from './unknown.js';

/** Questions by somebody who had read the site's content but not the assistant. */
export const moreQuestionsB: readonly LabelledQuestion[] = [
  ...ceramicQuestions,
  ...detailingQuestions,
  ...autohotelQuestions,
  ...steamQuestions,
  ...tradeQuestions,
  ...brokerageQuestions,
  ...storageQuestions,
  ...companyQuestions,
  ...campaignQuestions,
  ...hoursNowQuestions,
  ...hoursPlanQuestions,
  ...computeStayQuestions,
  ...computeWorkQuestions,
  ...hostileQuestions,
  ...talkQuestions,
  ...unknownQuestions,
  ...enquiryQuestions,
];
