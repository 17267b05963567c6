import type { LabelledQuestion } from '../../../../labelled-question.js';
import { autohotel } from './autohotel.js';
import { ceramicAfter } from './ceramic-after.js';
import { ceramicWork } from './ceramic-work.js';
import { enquiries } from './enquiries.js';
import { hoursDays } from './hours-days.js';
import { hoursNext } from './hours-next.js';
import { hoursNow } from './hours-now.js';
import { hoursVisits } from './hours-visits.js';
import { place } from './place.js';
import { steam } from './steam.js';
import { storage } from './storage.js';
import { talk } from './talk.js';
import { trade } from './trade.js';

/** On services, hours, the way here, small talk and enquiries. */
export const moreService: readonly LabelledQuestion[] = [
  ...ceramicWork,
  ...ceramicAfter,
  ...steam,
  ...autohotel,
  ...storage,
  ...trade,
  ...hoursNow,
  ...hoursNext,
  ...hoursDays,
  ...hoursVisits,
  ...place,
  ...talk,
  ...enquiries,
];
