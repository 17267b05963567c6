import type { LabelledQuestion } from '../../../../labelled-question.js';
import { brokerageQuestions } from './brokerage.js';
import { campaignQuestions } from './campaign.js';
import { carHotelQuestions } from './car-hotel.js';
import { careOfSealingQuestions } from './care.js';
import { careOfStandingQuestions } from './care-standing.js';
import { careOfSurfaceQuestions } from './care-surface.js';
import { detailingQuestions } from './detailing.js';
import { durationQuestions } from './duration.js';
import { guaranteeQuestions } from './guarantee.js';
import { sealingQuestions } from './sealing.js';
import { steamQuestions } from './steam.js';
import { storageQuestions } from './storage.js';
import { tradeQuestions } from './trade.js';

/** Questions about what the services are, with care, durations, guarantee and campaign. */
export const serviceQuestionsC: readonly LabelledQuestion[] = [
  ...sealingQuestions,
  ...carHotelQuestions,
  ...steamQuestions,
  ...tradeQuestions,
  ...storageQuestions,
  ...careOfSealingQuestions,
  ...careOfStandingQuestions,
  ...durationQuestions,
  ...guaranteeQuestions,
  ...campaignQuestions,
  ...detailingQuestions,
  ...brokerageQuestions,
  ...careOfSurfaceQuestions,
];
