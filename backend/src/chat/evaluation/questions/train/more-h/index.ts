import type { LabelledQuestion } from '../../../labelled-question.js';
import { contextQuestions } from './context/index.js';
import { moneyQuestions } from './money/index.js';
import { moreService } from './service/index.js';
import { unsaidQuestions } from './unsaid/index.js';

/** Four people's questions: on money, on services and hours, on what the site does not say, and in conversations. */
export const moreQuestionsH: readonly LabelledQuestion[] = [
  ...contextQuestions,
  ...moneyQuestions,
  ...moreService,
  ...unsaidQuestions,
];
