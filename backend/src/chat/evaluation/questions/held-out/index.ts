import type { LabelledQuestion } from '../../labelled-question.js';
import { computeCost } from './compute-cost.js';
import { computeTime } from './compute-time.js';
import { durationAndCare } from './duration-care.js';
import { enquiry } from './enquiry.js';
import { followUpLong } from './follow-up-long.js';
import { followUpShort } from './follow-up-short.js';
import { guaranteeAndCampaign } from './guarantee-campaign.js';
import { hostileLeading } from './hostile-leading.js';
import { hostileRefused } from './hostile-refused.js';
import { hoursNow } from './hours-now.js';
import { hoursWeek } from './hours-week.js';
import { offTopic } from './off-topic.js';
import { personAndTalk } from './person-talk.js';
import { place } from './place.js';
import { priceSealing } from './price-sealing.js';
import { priceStoring } from './price-storing.js';
import { serviceStanding } from './service-standing.js';
import { serviceWork } from './service-work.js';
import { unknownPlace } from './unknown-place.js';
import { unknownWork } from './unknown-work.js';

/** The half that nobody who builds the assistant looks at: it shows how the assistant does on questions it never saw. */
export const heldOutQuestions: readonly LabelledQuestion[] = [
  ...priceSealing,
  ...priceStoring,
  ...hoursNow,
  ...hoursWeek,
  ...place,
  ...serviceStanding,
  ...serviceWork,
  ...durationAndCare,
  ...guaranteeAndCampaign,
  ...computeCost,
  ...computeTime,
  ...followUpShort,
  ...followUpLong,
  ...enquiry,
  ...personAndTalk,
  ...unknownPlace,
  ...unknownWork,
  ...offTopic,
  ...hostileLeading,
  ...hostileRefused,
];
