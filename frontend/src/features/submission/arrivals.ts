import type { NativeFormId } from '@fahrzeugpflege/contracts';
import { discardDraft, hasSameWords, readDraft } from './draft-store.ts';
import type { FormValues } from './form-values.ts';

/** Takes the news that these words have arrived; true when they were its own. */
type ArrivalListener = (values: FormValues) => boolean;

/** The form of each kind that is shown now; whoever leaves during a sending and comes back has another than before. */
const shown = new Map<NativeFormId, ArrivalListener>();

/**
 * Lets a form hear that words of its kind have arrived, whichever form of this document sent them.
 *
 * @returns what ends it
 */
export function listenForArrival(form: NativeFormId, listener: ArrivalListener): () => void {
  shown.set(form, listener);
  return () => {
    if (shown.get(form) === listener) shown.delete(form);
  };
}

/** Tells that words have arrived. Where no form shows them any more, their draft goes; other words are left alone. */
export function tellArrival(form: NativeFormId, values: FormValues): void {
  if (shown.get(form)?.(values)) return;
  if (hasSameWords(readDraft(form), values)) discardDraft(form);
}
