import type { LabelledQuestion } from '../../../labelled-question.js';
import { careAndCampaign } from './care-and-campaign.js';
import { compute } from './compute.js';
import { durationAndGuarantee } from './duration-and-guarantee.js';
import { enquiry } from './enquiry.js';
import { followUpMore } from './follow-up-more.js';
import { followUpPrices } from './follow-up-prices.js';
import { hours } from './hours.js';
import { offTopicAndHostile } from './off-topic-and-hostile.js';
import { personAndTalk } from './person-and-talk.js';
import { place } from './place.js';
import { priceMore } from './price-more.js';
import { priceSealing } from './price-sealing.js';
import { servicePlaces } from './service-places.js';
import { serviceWork } from './service-work.js';
import { unknown } from './unknown.js';

/** Everyday questions as the business would get them, most of them short. */
export const moreQuestionsD: readonly LabelledQuestion[] = [
  ...priceSealing,
  ...priceMore,
  ...hours,
  ...place,
  ...serviceWork,
  ...servicePlaces,
  ...durationAndGuarantee,
  ...careAndCampaign,
  ...compute,
  ...followUpPrices,
  ...followUpMore,
  ...enquiry,
  ...personAndTalk,
  ...unknown,
  ...offTopicAndHostile,
];
