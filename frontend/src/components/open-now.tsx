import { type OpeningState, openingState } from '@fahrzeugpflege/contracts';
import { useFacts } from '../app/page-state';
import { classNames } from '../lib/class-names';
import { DropMark } from './ui/drop-mark';
import { useMinute } from './use-minute';

/** Whether somebody is there now, by the clock in the visitor's browser; one line, whose room is kept until it is known. */
export function OpenNow({ className }: { readonly className?: string }) {
  const minute = useMinute();
  const facts = useFacts();
  const state = minute && openingState(minute, facts);
  return (
    <p className={classNames('flex min-h-[1lh] items-baseline gap-2 whitespace-nowrap', className)}>
      {state && (
        <>
          <DropMark className={classNames('h-[0.85em] shrink-0', !state.isOpen && 'opacity-40')} />
          <Sentence state={state} />
        </>
      )}
    </p>
  );
}

function Sentence({ state }: { readonly state: OpeningState }) {
  if (state.isOpen) {
    return (
      <span>
        <strong className="font-semibold">Jetzt geöffnet</strong>, bis {state.closesAt}
      </span>
    );
  }
  return (
    <span>
      <strong className="font-semibold">Jetzt geschlossen</strong>, öffnet {state.opensToday ? 'heute' : state.opensOn}{' '}
      {state.opensAt}
    </span>
  );
}
