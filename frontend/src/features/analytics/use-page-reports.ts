import type { Analytics } from '@fahrzeugpflege/contracts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type Answer, choiceName, useChoice } from '#features/third-party/choices.ts';
import { usePageState } from '#lib/page-state.tsx';
import type { PageCounter } from './page-counter.ts';

/** Reports every page that is shown to the analytics service: by its path, once, where one is configured and allowed. */
export function usePageReports(): void {
  const { pathname } = useLocation();
  const { analytics } = usePageState().thirdParties;
  const { isAllowed } = useCountingConsent(analytics);
  const counter = useRef<Promise<PageCounter | undefined>>(undefined);
  useEffect(() => {
    if (analytics.kind === 'none') return;
    counter.current ??= loadCounter(analytics);
    void counter.current.then((loaded) => loaded?.visit(pathname, isAllowed));
  }, [analytics, pathname, isAllowed]);
}

/** Fetched only where pages are counted; undefined where it can't be had: a page works without being counted. */
async function loadCounter(analytics: Analytics): Promise<PageCounter | undefined> {
  try {
    const { createCounter } = await import('./page-counter.ts');
    return createCounter(analytics);
  } catch {
    return undefined;
  }
}

/** Whether pages may be counted, and what the visitor has to do with it. */
interface CountingConsent {
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
