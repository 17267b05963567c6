import type { Lead, LeadHistory, SubmissionWords } from '@fahrzeugpflege/contracts';
import { typedDetails } from '#features/spam/spam-words.ts';
import { formatDay, formatDayAndTime } from '#lib/format.ts';
import { metresText } from '../lead-texts.ts';
import { fieldLabels } from '../open-lead/editing/field-labels.ts';
import { actionText, actorText, changeTexts } from '../open-lead/history/history-texts.ts';
import { mailReason, mailStateWord, mailWhen } from '../open-lead/history/mail-texts.ts';

/** A term and what stands beside it on paper. */
export type SheetLine = readonly [term: string, text: string];

const lines = (pairs: readonly (readonly [string, string | number | null | undefined])[]): SheetLine[] =>
  pairs.flatMap(([term, value]) => (value === null || value === undefined || value === '' ? [] : [[term, `${value}`]]));

/** What is known of contact, wish and vehicle, and the staff's own remarks; all of it, as paper can't be asked. */
export function printedFacts(lead: Lead): SheetLine[] {
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
export function printedWords(words: SubmissionWords): SheetLine[] {
  return [['Name', words.name], ...typedDetails(words)];
}

/** What was done, each with its moment. */
export function printedHistory({ entries, wayIn }: LeadHistory): SheetLine[] {
  return entries.map((entry) => {
    const changes = changeTexts(entry.changes).map(({ label, from, to }) => `${label}: ${from} → ${to}`);
    const what = [actionText(entry, wayIn), ...changes].filter(Boolean).join('\n');
    return [formatDayAndTime(entry.at), `${what} (${actorText(entry.actor)})`];
  });
}

/** What became of the mails. */
export function printedMails({ mails }: LeadHistory): SheetLine[] {
  return mails.map((mail) => {
    const text = [`Mail ${mailStateWord(mail)}`, mailReason(mail)].filter(Boolean).join(', ');
    return [formatDayAndTime(mailWhen(mail)), `${text} (${actorText(mail.requestedBy)})`];
  });
}
