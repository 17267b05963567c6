import type { LabelledQuestion } from '../../../../labelled-question.js';
import { followUpAround } from './around.js';
import { followUpHours } from './hours.js';
import { followUpPrices } from './prices.js';
import { followUpSealing } from './sealing.js';
import { followUpStanding } from './standing.js';
import { followUpSteam } from './steam.js';
import { followUpSums } from './sums.js';
import { followUpTrade } from './trade.js';
import { followUpTalk } from './turns-of-talk.js';

/** Ninety questions that go on from what was said before. */
export const followUpQuestionsC: readonly LabelledQuestion[] = [
  ...followUpPrices,
  ...followUpSums,
  ...followUpHours,
  ...followUpSealing,
  ...followUpSteam,
  ...followUpStanding,
  ...followUpTrade,
  ...followUpAround,
  ...followUpTalk,
];
