import type { LabelledQuestion } from '../../../../labelled-question.js';
import { hostileClaims } from './hostile-claims.js';
import { hostileForced } from './hostile-forced.js';
import { hostileRude } from './hostile-rude.js';
import { hostileSecrets } from './hostile-secrets.js';
import { unofferedGoods } from './unoffered-goods.js';
import { unofferedRepairs } from './unoffered-repairs.js';
import { unofferedTrade } from './unoffered-trade.js';
import { unofferedWork } from './unoffered-work.js';
import { unsaidEveryday } from './unsaid-everyday.js';
import { unsaidStanding } from './unsaid-standing.js';
import { unsaidWork } from './unsaid-work.js';

/** What the site does not say, and what is said with ill will. */
export const unsaidQuestions: readonly LabelledQuestion[] = [
  ...unofferedRepairs,
  ...unofferedWork,
  ...unofferedGoods,
  ...unofferedTrade,
  ...unsaidStanding,
  ...unsaidWork,
  ...unsaidEveryday,
  ...hostileClaims,
  ...hostileForced,
  ...hostileSecrets,
  ...hostileRude,
];
