import { brokerage } from './brokerage.js';
import { business } from './business.js';
import { campaign } from './campaign.js';
import { carHotel } from './car-hotel.js';
import { enquiries } from './enquiries.js';
import { enquiring } from './enquiring.js';
import type { Entry } from './entry.js';
import { followUp } from './follow-up.js';
import { opening } from './opening.js';
import { places } from './places.js';
import { prices } from './prices.js';
import { sealing } from './sealing.js';
import { sealingCare } from './sealing-care.js';
import { sealingUnsaid } from './sealing-unsaid.js';
import { sealingWork } from './sealing-work.js';
import { steam } from './steam.js';
import { storage } from './storage.js';
import { talk } from './talk.js';
import { trade } from './trade.js';
import { unsaid } from './unsaid.js';

export type { Computation, Entry, EntryAnswer, Topic } from './entry.js';

/** All that the assistant can be asked for. */
export const entries: readonly Entry[] = [
  ...prices,
  ...opening,
  ...campaign,
  ...business,
  ...enquiring,
  ...sealing,
  ...sealingWork,
  ...sealingCare,
  ...sealingUnsaid,
  ...steam,
  ...carHotel,
  ...storage,
  ...places,
  ...brokerage,
  ...trade,
  ...enquiries,
  ...followUp,
  ...talk,
  ...unsaid,
];
