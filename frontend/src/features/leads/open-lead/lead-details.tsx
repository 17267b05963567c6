import { addDays, businessDay, formTypeLabels, type Lead } from '@fahrzeugpflege/contracts';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#features/session/session.ts';
import { formatDayAndTime } from '#lib/format.ts';
import { type ContactEdit, contactDrafts } from '../contacts/contact-draft.ts';
import { ContactForm } from '../contacts/contact-form.tsx';
import { ContactList } from '../contacts/contact-list.tsx';
import { DraftLine, LeadDrafts } from '../edit-lead/lead-drafts.tsx';
import type { KeptDrafts } from '../kept-drafts.ts';
import { StatusBadge } from '../lead-status.tsx';
import { LeadReply } from '../reply/lead-reply.tsx';
import { replyDrafts } from '../reply/reply-draft.ts';
import { SamePerson } from '../same-person/same-person.tsx';
import { LeadActions, SurvivorAction } from './lead-actions.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { LeadHistory } from './lead-history.tsx';
import { LeadPapers } from './lead-papers.tsx';
import { LeadPhotos } from './lead-photos.tsx';
import { AnswerDue, LeadWork } from './lead-work.tsx';
import type { DetailsStart } from './open-lead-address.ts';
import { PreparedTake } from './prepared-take.tsx';

export interface LeadDetailsProps {
  readonly lead: Lead;
  /** What it begins with, where not with the message. */
  readonly start?: DetailsStart | undefined;
  /** It was done: it begins with nothing any more. */
  readonly onStartDone?: () => void;
  readonly onEdit: () => void;
  /** Leads to the next open lead of the list; null where there is none. */
  readonly onNext: (() => void) | null;
  /** Leads back to the list. */
  readonly onClose: () => void;
}

/**
 * Everything about one lead, in a dialog or in the pane beside the list; the message stands first and reads like a letter.
 * One that was merged into another is only read here, and first of all says where it is worked on; but what somebody was
 * writing by then can be finished.
 */
export function LeadDetails({ lead, start, onStartDone, onEdit, onNext, onClose }: LeadDetailsProps) {
  const isMerged = lead.mergedInto !== null;
  const hasReply = useHasForm(lead, replyDrafts);
  const hasContact = useHasForm(lead, contactDrafts);
  const contactForm = useRef<HTMLFormElement>(null);
  const replyButton = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one begins, once
  useEffect(() => {
    if (start === 'contact') enter(contactForm.current);
  }, []);
  return (
    <div className="@container">
      <div className="mb-6 grid gap-3 empty:hidden">
        {start === 'take' && !isMerged && <PreparedTake lead={lead} />}
        {!isMerged && <AnswerDue lead={lead} />}
        <KeptDraft lead={lead} onEdit={onEdit} />
      </div>
      <div className="peer grid gap-x-10 gap-y-8 @3xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 content-start gap-y-7">
          {isMerged && <SamePerson lead={lead} />}
          <Letter lead={lead} />
          <LeadPhotos lead={lead} />
          {isMerged && (hasReply || hasContact) && (
            <p className="text-sm text-muted">Was Sie hier begonnen haben, geht an die Hauptanfrage.</p>
          )}
          {hasReply && <LeadReply lead={lead} button={replyButton} onNext={onNext} onClose={onClose} />}
          {hasContact && (
            <ContactForm
              lead={lead}
              ref={contactForm}
              prepared={start === 'notReached' ? notReached() : undefined}
              onSaved={start === 'contact' || start === 'notReached' ? onStartDone : undefined}
              onNext={onNext}
              onClose={onClose}
            />
          )}
          <ContactList lead={lead} />
          <LeadFacts lead={lead} />
          {!isMerged && <SamePerson lead={lead} />}
        </div>
        <div className="grid min-w-0 content-start gap-y-7">
          {!isMerged && <LeadWork lead={lead} />}
          <LeadHistory lead={lead} />
          <LeadPapers lead={lead} />
        </div>
      </div>
      {lead.mergedInto ? (
        <SurvivorAction id={lead.mergedInto} />
      ) : (
        <LeadActions
          lead={lead}
          onEdit={onEdit}
          onContact={() => enter(contactForm.current)}
          onReply={() => replyButton.current?.click()}
        />
      )}
    </div>
  );
}

/**
 * Whether one can write about a lead. Whoever is erased has no address any more, and nobody is to note anything about them;
 * of a lead that was merged only what was begun can be finished, and its form then stays to say that it was.
 */
function useHasForm(
  { id, mergedInto, email }: Lead,
  drafts: Pick<KeptDrafts<{ readonly id: string }>, 'read'>,
): boolean {
  const username = useSession().data?.username ?? '';
  const [wasBegun, setBegun] = useState(false);
  const isBegun = wasBegun || (mergedInto !== null && drafts.read(username, id) !== undefined);
  if (isBegun !== wasBegun) setBegun(isBegun);
  return email !== '' && (mergedInto === null || isBegun);
}

/** «Nicht erreicht, morgen wieder», as whoever opened a link for it confirms it. */
function notReached(): ContactEdit {
  return { kind: 'not_reached', followUp: { on: addDays(businessDay(Date.now()), 1), time: null } };
}

/** Leads to the choices of the contact form: to the one that is chosen, or else the first. */
function enter(form: HTMLFormElement | null): void {
  form?.scrollIntoView({ block: 'nearest' });
  const choices = form?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? [];
  ([...choices].find(({ checked }) => checked) ?? choices[0])?.focus();
}

/** What was typed about the lead and never saved waits in its editor. */
function KeptDraft({ lead, onEdit }: { readonly lead: Lead; readonly onEdit: () => void }) {
  const { data: session } = useSession();
  const draft = new LeadDrafts(session?.username ?? '', lead.id).read();
  return draft && <DraftLine at={draft.at} action="Weiter bearbeiten" onAction={onEdit} />;
}

export function Received({ lead }: { readonly lead: Lead }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusBadge status={lead.status} />
      {formTypeLabels[lead.formType]}
      <span>
        Eingegangen am <time dateTime={lead.createdAt}>{formatDayAndTime(lead.createdAt)}</time>
      </span>
    </span>
  );
}

/** What the visitor wrote, as a letter. */
function Letter({ lead }: { readonly lead: Lead }) {
  return (
    <section aria-label="Nachricht" className="min-w-0">
      <h3 className="text-lg leading-snug break-words">{lead.subject}</h3>
      <p className="mt-2 max-w-prose break-words whitespace-pre-wrap">{lead.message}</p>
    </section>
  );
}
