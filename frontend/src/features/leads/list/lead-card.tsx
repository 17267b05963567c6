import { callHref, type Lead, type ListedLead } from '@fahrzeugpflege/contracts';
import { Phone } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { classNames } from '#lib/class-names.ts';
import { QuickStatusButtons } from '../lead-status.tsx';
import type { OpenMode } from '../open-lead/open-lead-address.ts';
import { CardFacts } from './card-facts.tsx';
import { KeyButtons } from './key-buttons.tsx';
import type { FeedPlace } from './lead-feed.tsx';

interface LeadCardProps {
  readonly lead: ListedLead;
  readonly at: FeedPlace;
  readonly onOpen: (mode: OpenMode) => void;
}

/** One lead in the list. */
export function LeadCard({ lead, at, onOpen }: LeadCardProps) {
  const openFocused = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    onOpen('details');
  };
  return (
    <article
      aria-labelledby={`lead-${lead.id}`}
      aria-posinset={at.place}
      aria-setsize={at.of}
      data-lead={lead.id}
      tabIndex={at.isEntry ? 0 : -1}
      onFocus={at.onFocus}
      onBlur={at.onBlur}
      onKeyDown={openFocused}
      className={classNames(
        at.place > 1 && 'border-t border-line',
        'has-[[data-mark=overdue]]:shadow-[inset_4px_0_0_var(--color-danger)]',
        'relative grid gap-x-6 gap-y-3 px-4 py-4 hover:bg-white focus-visible:z-10 focus-visible:bg-white ' +
          'focus-visible:outline-offset-[-3px] sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5 sm:py-3 lg:items-center ' +
          'lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:gap-x-3',
      )}
    >
      {at.isEntry && <KeyButtons lead={lead} onOpen={onOpen} />}
      <CardFacts lead={lead} onShow={() => onOpen('details')} />
      <div className="relative sm:max-lg:col-span-2 sm:max-lg:row-start-2 lg:w-[29rem] print:hidden">
        <QuickStatusButtons lead={lead} />
      </div>
      <div className="relative flex gap-2 sm:max-lg:col-start-2 sm:max-lg:row-start-1 sm:max-lg:self-start print:hidden">
        <CallLink lead={lead} />
        <CardButton onClick={() => onOpen('details')}>Details</CardButton>
        <CardButton onClick={() => onOpen('edit')} shortcut="e">
          Bearbeiten
        </CardButton>
      </div>
    </article>
  );
}

/** One thumb away on a phone. */
function CallLink({ lead }: { readonly lead: Lead }) {
  const href = callHref(lead.phoneE164);
  if (href === null) return null;
  return (
    <a
      href={href}
      aria-label={`${lead.name} anrufen`}
      className={classNames(buttonClass({ variant: 'outline', size: 'sm' }), 'pointer-fine:hidden')}
    >
      <Phone aria-hidden="true" className="size-4" />
    </a>
  );
}

interface CardButtonProps {
  readonly onClick: () => void;
  /** The single key that presses it. */
  readonly shortcut?: string;
  readonly children: ReactNode;
}

function CardButton({ onClick, shortcut, children }: CardButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      data-key={shortcut}
      onClick={onClick}
      className="flex-1 pointer-fine:min-h-10 pointer-fine:px-3"
    >
      {children}
    </Button>
  );
}
