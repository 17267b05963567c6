import { businessYear, type VehicleReadBack } from '@fahrzeugpflege/contracts';
import { type RefObject, useEffect, useState } from 'react';
import { classNames } from '#lib/class-names.ts';
import { readValues } from './form-values.ts';
import { useSubmissionElement } from './submission-form.tsx';

interface ReadBackLineProps {
  /** What stands there before anything was typed: true also where the line never changes (without JavaScript). */
  readonly resting: string;
  readonly className?: string;
}

/** Under the fields of a vehicle: what was understood of them. Keeps its room, and is read out in passing. */
export function VehicleReadBackLine({ resting, className }: ReadBackLineProps) {
  const { understood, unclear } = useVehicleReadBack(useSubmissionElement());
  const isResting = !understood && !unclear;
  return (
    <div
      role="status"
      className={classNames(
        'flex min-h-12 flex-col justify-center border-l-2 pl-3 text-sm transition-colors',
        isResting ? 'border-line text-muted' : 'border-petrol text-ink',
        className,
      )}
    >
      {isResting && <p>{resting}</p>}
      {understood && <p className="font-semibold break-words text-petrol">{withUnbrokenUnits(understood)}</p>}
      {unclear && <p className="text-muted">{unclear}</p>}
    </div>
  );
}

/** A number keeps its unit on its line: «7.20 m lang». */
function withUnbrokenUnits(text: string): string {
  return text.replace(/(\d) m (?=lang|hoch)/g, '$1\u00a0m\u00a0').replace(/(Jahrgang) (?=\d)/, '$1\u00a0');
}

/** Milliseconds of rest in typing after which the words are read. */
const PAUSE = 600;

const NOTHING: VehicleReadBack = { understood: null, unclear: null };

/** What the business will read in the vehicle fields of a form: follows the typing at a distance, and a field left at once. */
function useVehicleReadBack(form: RefObject<HTMLFormElement | null>): VehicleReadBack {
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

function readerOf(element: HTMLFormElement, onRead: (readBack: VehicleReadBack) => void) {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function now(): Promise<void> {
    clearTimeout(timer);
    // Without it the form does all that it must.
    const words = await loadVehicleWords().catch(() => undefined);
    if (words && !listening.signal.aborted) onRead(words.wordVehicle(readValues(element), businessYear(Date.now())));
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

/** Fetches the reading of vehicle texts: a page that is only read never loads it. */
function loadVehicleWords() {
  return import('./vehicle-words.ts');
}

/** Fetches it ahead, when a visitor enters a form. */
function preloadVehicleWords(): void {
  loadVehicleWords().catch(() => undefined);
}
