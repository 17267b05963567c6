import {
  contactKindLabels,
  type HistoryEntry,
  type Lead,
  type LeadContact,
  type LeadMailState,
} from '@fahrzeugpflege/contracts';
import { type ReactNode, useId } from 'react';
import { formatDayAndTime } from '#lib/format.ts';
import { useLeadHistory } from '../api/lead-history.ts';
import { MailLine } from '../mails/mail-line.tsx';
import { contactIcons } from './contact-form.tsx';
import { consequenceTexts, entryOf, plannedText } from './contact-texts.ts';

/** The contacts with whoever sent a lead, newest first; nothing while there is none. */
export function ContactList({ lead }: { readonly lead: Lead }) {
  const { data: history } = useLeadHistory(lead.id);
  const titleId = useId();
  if (!history || history.contacts.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-2 text-base">
        Kontakte
      </h3>
      <ol className="text-sm">
        {history.contacts.map((contact) => (
          <Contact key={contact.id} contact={contact} entry={entryOf(history.entries, contact)}>
            <SentMail lead={lead} mail={history.mails.find(({ id }) => id === contact.id)} />
          </Contact>
        ))}
      </ol>
    </section>
  );
}

interface ContactProps {
  readonly contact: LeadContact;
  /** What followed from it, where that was on this lead. */
  readonly entry: HistoryEntry | undefined;
  readonly children: ReactNode;
}

function Contact({ contact: { kind, text, followUp, by, at }, entry, children }: ContactProps) {
  const Icon = contactIcons[kind];
  const planned = followUp && `Wiedervorlage ${plannedText(followUp, new Date())}`;
  const followed = [planned, ...consequenceTexts(entry?.changes)].filter(Boolean);
  return (
    <li data-contact={kind} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-t border-line py-2">
      <Icon aria-hidden="true" className="mt-1 size-4 text-petrol" />
      <div>
        <p className="break-words">
          <span className="font-semibold">{contactKindLabels[kind]}</span>
          {text && <span>: {text}</span>}
        </p>
        {followed.length > 0 && <p className="text-xs break-words">{followed.join(' · ')}</p>}
        <p className="text-xs text-muted">
          {by}, <time dateTime={at}>{formatDayAndTime(at)}</time>
        </p>
        {children}
      </div>
    </li>
  );
}

/** Of a mail that was sent from the lead: what became of it, and what it says. */
function SentMail({ lead, mail }: { readonly lead: Lead; readonly mail: LeadMailState | undefined }) {
  if (!mail?.words) return null;
  const { to, text } = mail.words;
  return (
    <div data-mail={mail.state} aria-live="polite" className="mt-1">
      <MailLine lead={lead} mail={mail} />
      <details className="mt-1">
        <summary className="text-link w-fit cursor-pointer rounded-sm py-1 text-xs pointer-coarse:py-3">
          Mail lesen
        </summary>
        <p className="mt-1 text-xs break-words text-muted">An {to}</p>
        <p className="mt-1 max-w-prose border-l-2 border-line pl-3 break-words whitespace-pre-wrap">{text}</p>
      </details>
    </div>
  );
}
