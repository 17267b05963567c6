import {
  businessProfile,
  contactKindLabels,
  formTypeLabels,
  type Lead,
  type LeadHistory,
  leadStatusLabels,
  type SubmissionWords,
} from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { formatDay, formatDayAndTime } from '#lib/format.ts';
import { besideContacts, consequenceTexts, entryOf } from '../contacts/contact-texts.ts';
import { fieldLabels, metresText, typedDetails } from '../lead-texts.ts';
import {
  actorText,
  changeTexts,
  historyLines,
  mailKindWord,
  mailReason,
  mailStateWord,
  mailWhen,
} from './history-texts.ts';

interface LeadSheetProps {
  readonly lead: Lead;
  /** Undefined until it is loaded. */
  readonly history: LeadHistory | undefined;
}

/**
 * The open lead on paper: beside the page, which is not printed then, whole and without controls. Its style stands in
 * `main.css`.
 */
export function LeadSheet({ lead, history }: LeadSheetProps) {
  return createPortal(
    <article className="print-sheet">
      <header>
        <p>
          {businessProfile.name}, Lead {lead.id}
        </p>
        <h1>{lead.name}</h1>
        <p>
          {leadStatusLabels[lead.status]}, {formTypeLabels[lead.formType]}, eingegangen am{' '}
          {formatDayAndTime(lead.createdAt)}
        </p>
      </header>
      <section>
        <h2>{lead.subject}</h2>
        <p className="whitespace-pre-wrap">{lead.message}</p>
      </section>
      <Part title="Angaben">
        <Pairs pairs={printedFacts(lead)} />
      </Part>
      {history?.words && (
        <Part title="So geschrieben">
          <Pairs pairs={printedWords(history.words)} />
        </Part>
      )}
      {history ? (
        <>
          {history.contacts.length > 0 && (
            <Part title="Kontakte">
              <Pairs pairs={printedContacts(history)} />
            </Part>
          )}
          <Part title="Verlauf">
            <Pairs pairs={[...printedHistory(history), ...printedMails(history)]} />
          </Part>
        </>
      ) : (
        <p>Der Verlauf war beim Drucken nicht geladen.</p>
      )}
      <footer>Gedruckt am {formatDay(new Date().toISOString())}. Enthält Personendaten.</footer>
    </article>,
    document.body,
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Terms may repeat, as two things may happen in the same minute. */
function Pairs({ pairs }: { readonly pairs: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {pairs.map(([term, text], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paper is drawn once, in this order
        <div key={index}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A term and what stands beside it on paper. */
type SheetLine = readonly [term: string, text: string];

const lines = (pairs: readonly (readonly [string, string | number | null | undefined])[]): SheetLine[] =>
  pairs.flatMap(([term, value]) => (value === null || value === undefined || value === '' ? [] : [[term, `${value}`]]));

/** All that is known of contact, request and vehicle, and the staff's own remarks. */
function printedFacts(lead: Lead): SheetLine[] {
  return lines([
    [fieldLabels.phone, lead.phone],
    [fieldLabels.email, lead.email],
    [fieldLabels.serviceType, lead.serviceType],
    [fieldLabels.desiredDate, lead.desiredDate],
    [fieldLabels.vehicleMake, lead.vehicleMake],
    [fieldLabels.vehicleModel, lead.vehicleModel],
    [fieldLabels.vehicleYear, lead.vehicleYear],
    [fieldLabels.vehicleLength, metresText(lead.vehicleLength)],
    [fieldLabels.vehicleHeight, metresText(lead.vehicleHeight)],
    [fieldLabels.offerNumber, lead.offerNumber],
    ['In Arbeit bei', lead.assignedTo],
    ['Bearbeitet von', lead.statusBy],
    ['Wiedervorlage', lead.followUpOn && formatDay(lead.followUpOn)],
    [fieldLabels.notes, lead.notes],
  ]);
}

/** What the visitor typed, as it was typed, but for subject and message: nobody corrects those, and they stand above. */
function printedWords(words: SubmissionWords): SheetLine[] {
  return [['Name', words.name], ...typedDetails(words)];
}

/** Each contact with what came of it, newest first. */
function printedContacts({ contacts, entries }: LeadHistory): SheetLine[] {
  return contacts.map((contact) => {
    const { kind, text, followUp, at, by } = contact;
    const said = [contactKindLabels[kind], text].filter(Boolean).join(': ');
    const planned = followUp && `Wiedervorlage ${[formatDay(followUp.on), followUp.time].filter(Boolean).join(', ')}`;
    const followed = [planned, ...consequenceTexts(entryOf(entries, contact)?.changes)].filter(Boolean).join(', ');
    return [formatDayAndTime(at), [said, followed, `(${by})`].filter(Boolean).join('\n')];
  });
}

/** What else was done, each with its moment. */
function printedHistory({ entries, contacts, wayIn }: LeadHistory): SheetLine[] {
  return historyLines(besideContacts(entries, contacts), wayIn).map(({ entry, text }) => {
    const changes = changeTexts(entry.changes).map(({ label, from, to }) => `${label}: ${from} → ${to}`);
    const what = [text, ...changes].filter(Boolean).join('\n');
    return [formatDayAndTime(entry.at), `${what} (${actorText(entry.actor)})`];
  });
}

/** What became of the mails, and what answers say. */
function printedMails({ mails }: LeadHistory): SheetLine[] {
  return mails.map((mail) => {
    const state = [`${mailKindWord(mail)} ${mailStateWord(mail)}`, mailReason(mail)].filter(Boolean).join(', ');
    const said = mail.words ? `\n${mail.words.subject}\n\n${mail.words.text}` : '';
    return [formatDayAndTime(mailWhen(mail)), `${state} (${actorText(mail.requestedBy)})${said}`];
  });
}
