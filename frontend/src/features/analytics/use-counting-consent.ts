import type { Analytics } from '@fahrzeugpflege/contracts';
import { type Answer, choiceName, useChoice } from '../third-party/choices.ts';

/** Whether pages may be counted, and what the visitor has to do with it. */
export interface CountingConsent {
  readonly isAllowed: boolean;
  /** False where nothing counts, or what counts may do so unasked. */
  readonly isNeeded: boolean;
  readonly answer: Answer;
  readonly setAnswer: (answer: Answer) => void;
}

/** The visitor's consent to the configured analytics service. */
export function useCountingConsent(analytics: Analytics): CountingConsent {
  const [answer, setAnswer] = useChoice(nameOf(analytics));
  const isNeeded = analytics.kind !== 'none' && !analytics.loadsWithoutConsent;
  const isAllowed = analytics.kind !== 'none' && (!isNeeded || answer === 'yes');
  return { isAllowed, isNeeded, answer, setAnswer };
}

function nameOf(analytics: Analytics): string {
  if (analytics.kind === 'none') return 'analytics';
  return choiceName('analytics', analytics.kind === 'matomo' ? analytics.baseUrl : analytics.scriptUrl);
}
