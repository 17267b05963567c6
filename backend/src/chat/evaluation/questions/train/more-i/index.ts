import type { LabelledQuestion } from '../../../labelled-question.js';
import { beyond } from './beyond.js';
import { cleaningAndSealing } from './cleaning-and-sealing.js';
import { durations } from './durations.js';
import { followUps } from './follow-ups.js';
import { hoursAndPlace } from './hours-and-place.js';
import { money } from './money.js';
import { prices } from './prices.js';
import { standing } from './standing.js';
import { trade } from './trade.js';
import { wishes } from './wishes.js';

/** Plain everyday questions, one of each sort that a visitor has. */
export const moreQuestionsI: readonly LabelledQuestion[] = [
  ...prices,
  ...money,
  ...hoursAndPlace,
  ...durations,
  ...cleaningAndSealing,
  ...standing,
  ...trade,
  ...followUps,
  ...beyond,
  ...wishes,
];
