import type { LabelledQuestion } from '../../../labelled-question.js';
import { aroundQuestionsC } from './around/index.js';
import { followUpQuestionsC } from './follow-up/index.js';
import { reckoningQuestionsC } from './reckoning/index.js';
import { serviceQuestionsC } from './services/index.js';

/** Questions by four who had read the site's content but not the assistant. */
export const moreQuestionsC: readonly LabelledQuestion[] = [
  ...reckoningQuestionsC,
  ...serviceQuestionsC,
  ...followUpQuestionsC,
  ...aroundQuestionsC,
];
