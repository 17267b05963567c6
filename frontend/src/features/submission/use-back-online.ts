import { useEffect, useState } from 'react';
import type { FormNotice } from './form-notice.ts';

/** True when the browser came back online after the words of this notice did not arrive. */
export function useBackOnline(notice: FormNotice | undefined): boolean {
  const [overcome, setOvercome] = useState<FormNotice>();
  useEffect(() => {
    if (notice?.kind !== 'failed') return;
    const note = () => setOvercome(notice);
    addEventListener('online', note);
    return () => removeEventListener('online', note);
  }, [notice]);
  return notice !== undefined && overcome === notice;
}
