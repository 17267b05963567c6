import { type OpeningState, openingState } from '@fahrzeugpflege/contracts';
import { useFacts } from '../app/page-state.tsx';
import { classNames } from '../lib/class-names.ts';
import { DropMark } from './ui/drop-mark.tsx';
import { useMinute } from './use-minute.ts';

/** Whether somebody is there now, by the clock in the visitor's browser; one line, whose room is kept until it is known. */
export function OpenNow({ className }: { readonly className?: string }) {
  const minute = useMinute();
  const facts = useFacts();
  const state = minute && openingState(minute, facts);
  return (
    <p className={classNames('flex min-h-[1lh] items-baseline gap-2', className)}>
      {state && (
        <>
          <DropMark className={classNames('h-[0.85em] shrink-0', !state.isOpen && 'opacity-40')} />
          <Sentence state={state} />
        </>
      )}
    </p>
  );
}

/** In narrow places it breaks after the comma. */
function Sentence({ state }: { readonly state: OpeningState }) {
  const now = state.isOpen ? 'Jetzt geöffnet' : 'Jetzt geschlossen';
  const next = state.isOpen
    ? `bis ${state.closesAt}`
    : `öffnet ${state.opensToday ? 'heute' : state.opensOn} ${state.opensAt}`;
  return (
    <span>
      <span className="whitespace-nowrap">
        <strong className="font-semibold">{now}</strong>,
      </span>{' '}
      <span className="whitespace-nowrap">{next}</span>
    </span>
  );
}
