import { callHref, type Lead, mailHref } from '@fahrzeugpflege/contracts';
import { BellRing, type LucideIcon, NotebookPen, Pencil, Phone, Reply } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { QuickStatusButtons } from '../lead-status.tsx';
import { useFollowUp } from '../use-work-change.ts';
import { DialogFoot } from './dialog-foot.tsx';
import { OpenLeadLink } from './open-lead-link.tsx';

interface LeadActionsProps {
  readonly lead: Lead;
  readonly onEdit: () => void;
  /** Leads to the contact form. */
  readonly onContact: () => void;
  /** Opens the editor of an answer. */
  readonly onReply: () => void;
}

/** On a phone, whoever writes a contact needs the room and sees its own buttons there. */
const WHILE_READING = 'max-sm:peer-has-[form[data-writing]]:hidden';

/** What is done most with an open lead, at the lower edge: within reach of a thumb. */
export function LeadActions({ lead, onEdit, onContact, onReply }: LeadActionsProps) {
  return (
    <DialogFoot
      className={`${WHILE_READING} mt-6 max-sm:pb-[env(safe-area-inset-bottom)] @lg:grid-cols-[minmax(0,1fr)_auto] @lg:items-center`}
    >
      <QuickStatusButtons lead={lead} />
      <div className="sm:justify-self-end max-sm:-mx-5 max-sm:grid max-sm:auto-cols-fr max-sm:grid-flow-col max-sm:border-t max-sm:border-line">
        <ReachOut lead={lead} onReply={onReply} />
        <BarButton icon={NotebookPen} data-key="f" onClick={onContact}>
          Kontakt
        </BarButton>
        <Tomorrow lead={lead} />
        <Button variant="outline" size="sm" title="Bearbeiten" data-key="e" onClick={onEdit} className={AS_BAR}>
          <Pencil aria-hidden="true" className="size-5 sm:hidden @lg:@max-xl:block" />
          <span className="@lg:@max-xl:sr-only">Bearbeiten</span>
        </Button>
      </div>
    </DialogFoot>
  );
}

/** By phone where the number was understood, else by mail. */
function ReachOut({ lead, onReply }: Pick<LeadActionsProps, 'lead' | 'onReply'>) {
  const href = callHref(lead.phoneE164);
  if (href) {
    return (
      <a href={href} className={`${BAR} ${AS_FIRST} no-underline`}>
        <Phone aria-hidden="true" className="size-5" /> Anrufen
      </a>
    );
  }
  if (mailHref(lead.email) === null) return null;
  return (
    <button type="button" onClick={onReply} className={`${BAR} ${AS_FIRST}`}>
      <Reply aria-hidden="true" className="size-5" /> Schreiben
    </button>
  );
}

/** One press plans to look at it again tomorrow, another takes that back. */
function Tomorrow({ lead }: { readonly lead: Lead }) {
  const { isTomorrow, toggleTomorrow } = useFollowUp(lead);
  return (
    <BarButton
      icon={BellRing}
      data-key="m"
      aria-label="Wiedervorlage morgen"
      aria-pressed={isTomorrow}
      onClick={toggleTomorrow}
    >
      Morgen
    </BarButton>
  );
}

const BAR =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 px-1 text-xs font-semibold focus-visible:outline-offset-[-3px] sm:hidden';

/** Of the way to reach somebody. */
const AS_FIRST = 'bg-accent text-white';

/** A button that a phone has in its bar, too. */
const AS_BAR =
  'max-sm:min-h-14 max-sm:flex-col max-sm:gap-0.5 max-sm:rounded-none max-sm:border-0 max-sm:border-l ' +
  'max-sm:border-line max-sm:px-1 max-sm:text-xs max-sm:leading-normal max-sm:focus-visible:outline-offset-[-3px]';

/** Of the bar at a phone's lower edge; with more room the same is in sight elsewhere. */
function BarButton({
  icon: Icon,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { readonly icon: LucideIcon }) {
  return (
    <button
      type="button"
      {...rest}
      className={`${BAR} border-l border-line aria-pressed:bg-petrol-wash aria-pressed:text-petrol`}
    >
      <Icon aria-hidden="true" className="size-5" /> {children}
    </button>
  );
}

/** Of a lead that was merged into another: nothing can be done here, but there. */
export function SurvivorAction({ id }: { readonly id: Lead['id'] }) {
  return (
    <DialogFoot className="mt-6 sm:justify-items-end">
      <OpenLeadLink id={id} className={buttonClass({ variant: 'accent', size: 'sm' })}>
        Zur Hauptanfrage
      </OpenLeadLink>
    </DialogFoot>
  );
}
