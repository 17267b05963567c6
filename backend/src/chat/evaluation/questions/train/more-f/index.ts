import type { LabelledQuestion } from '../../../labelled-question.js';
import { enquiringQuestionsF } from './enquiring.js';
import { followingQuestionsF } from './following.js';
import { offeringQuestionsF } from './offering.js';
import { pressingQuestionsF } from './pressing.js';
import { reckoningQuestionsF } from './reckoning.js';
import { remainingQuestionsF } from './remaining.js';

/** What was hardest to answer when the assistant was tried out with made-up visitors. */
export const moreQuestionsF: readonly LabelledQuestion[] = [
  ...reckoningQuestionsF,
  ...offeringQuestionsF,
  ...followingQuestionsF,
  ...enquiringQuestionsF,
  ...remainingQuestionsF,
  ...pressingQuestionsF,
];
