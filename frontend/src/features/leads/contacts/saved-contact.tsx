import type { PlannedFollowUp } from '@fahrzeugpflege/contracts';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { plannedText } from './contact-texts.ts';

interface SavedProps {
  /** What stands by now. */
  readonly said: string;
  readonly followUp: PlannedFollowUp | null;
  /** Leads to the next open lead of the list; null where there is none. */
  readonly onNext: (() => void) | null;
  readonly onClose: () => void;
}

/**
 * Says that a contact stands or a mail is on its way, and leads on: to the next lead, or back to the list. It takes the
 * focus, as its form is gone.
 */
export function Saved({ said, followUp, onNext, onClose }: SavedProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    // What stood above it has just folded up.
    button.current?.scrollIntoView({ block: 'center' });
  }, []);
  const planned = followUp && `Wiedervorlage ${plannedText(followUp, new Date())}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-petrol-wash py-2 pr-2 pl-4">
      <p role="status" className="flex min-w-0 items-center gap-2 text-sm">
        <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-petrol" />
        <span className="min-w-0 break-words">{[said, planned].filter(Boolean).join(' · ')}</span>
      </p>
      <Button ref={button} size="sm" onClick={onNext ?? onClose} className="max-sm:flex-1">
        {onNext ? 'Nächster Lead' : 'Zur Liste'} <ArrowRight aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}
