import { businessYear, type VehicleReadBack } from '@fahrzeugpflege/contracts';
import { type RefObject, useEffect, useState } from 'react';
import { readValues } from './form-values.ts';
import { loadVehicleWords, preloadVehicleWords } from './load-vehicle-words.ts';

/** Milliseconds of rest in typing after which the words are read. */
const PAUSE = 600;

const NOTHING: VehicleReadBack = { understood: null, unclear: null };

/** What the business will read in the vehicle fields of a form: follows the typing at a distance, and a field left at once. */
export function useVehicleReadBack(form: RefObject<HTMLFormElement | null>): VehicleReadBack {
  const [readBack, setReadBack] = useState(NOTHING);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const { signal, stop, later, now } = readerOf(element, setReadBack);
    element.addEventListener('focusin', preloadVehicleWords, { signal, once: true });
    element.addEventListener('input', later, { signal });
    element.addEventListener('change', now, { signal });
    // What the browser or the server has put back is read too.
    if (readsAsVehicle(element)) later();
    return stop;
  }, [form]);
  return readBack;
}

function readerOf(element: HTMLFormElement, tell: (readBack: VehicleReadBack) => void) {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function now(): Promise<void> {
    clearTimeout(timer);
    // Without it the form does all that it must.
    const words = await loadVehicleWords().catch(() => undefined);
    if (words && !listening.signal.aborted) tell(words.wordVehicle(readValues(element), businessYear(Date.now())));
  }
  return {
    signal: listening.signal,
    now,
    later() {
      clearTimeout(timer);
      timer = setTimeout(now, PAUSE);
    },
    stop() {
      clearTimeout(timer);
      listening.abort();
    },
  };
}

function readsAsVehicle(element: HTMLFormElement): boolean {
  return Object.entries(readValues(element)).some(
    ([name, text]) => /^(?:vehicle|dimensions)/.test(name) && text !== '',
  );
}
