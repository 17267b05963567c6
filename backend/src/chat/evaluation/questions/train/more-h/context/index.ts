import type { LabelledQuestion } from '../../../../labelled-question.js';
import { brokenEnquiries } from './broken-enquiries.js';
import { hiddenPrices } from './hidden-prices.js';
import { hiddenServices } from './hidden-services.js';
import { hiddenTimes } from './hidden-times.js';
import { hiddenWishes } from './hidden-wishes.js';
import { otherService } from './other-service.js';
import { otherTime } from './other-time.js';
import { sealingCare } from './sealing-care.js';
import { steamAndStorage } from './steam-storage.js';
import { trade } from './trade.js';

/** Questions that need their context: follow-ups, and single ones that hide in a story or a hint. */
export const contextQuestions: readonly LabelledQuestion[] = [
  ...otherService,
  ...otherTime,
  ...sealingCare,
  ...steamAndStorage,
  ...trade,
  ...brokenEnquiries,
  ...hiddenPrices,
  ...hiddenTimes,
  ...hiddenServices,
  ...hiddenWishes,
];
