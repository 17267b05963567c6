import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageState } from '../../app/page-state';
import { createAdapter } from './create-adapter';
import { PageCounter } from './page-counter';
import { useCountingConsent } from './use-counting-consent';

/** Reports every page that is shown to the analytics service: by its path, once, where one is configured and allowed. */
export function usePageReports(): void {
  const { pathname } = useLocation();
  const { analytics } = usePageState().thirdParties;
  const { isAllowed } = useCountingConsent(analytics);
  const [counter] = useState(() => {
    const adapter = createAdapter(analytics);
    return adapter && new PageCounter(adapter);
  });
  useEffect(() => counter?.visit(pathname, isAllowed), [counter, pathname, isAllowed]);
}
