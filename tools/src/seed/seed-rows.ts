import { createHash } from 'node:crypto';
import type { LeadStatus, SubmissionWords } from '@fahrzeugpflege/contracts';
import { v7 as uuidv7 } from 'uuid';
import type { CopyTable, Row } from './copy-rows.js';
import type { MadeUpLead } from './made-up-leads.js';

/** The tables in the order in which they refer to each other, with the columns that are filled. */
export const SEED_TABLES = {
  submission: table('submission', 'id received_at way_in fingerprint spam_reason words state relay_due_at'),
  lead: table(
    'lead',
    `id submission_id received_at status form_type name email phone phone_e164 subject message service_type desired_date
     typed_vehicle typed_dimensions vehicle_make vehicle_model vehicle_year vehicle_length vehicle_height offer_number
     notes processed_by status_by version answered_at follow_up_on assigned_to merged_into merge_path`,
  ),
  auditEntry: table('audit_entry', 'lead_id at actor action changes'),
  leadContact: table('lead_contact', 'id lead_id at actor kind text follow_up_on'),
  mailDelivery: table(
    'mail_delivery',
    'id lead_id kind state attempts due_at sent_at last_error requested_at requested_by tried_at',
  ),
} as const satisfies Record<string, CopyTable>;

export type SeedTable = keyof typeof SEED_TABLES;

function table(name: string, columns: string): CopyTable {
  return { name, columns: columns.split(/\s+/) };
}

/** Nothing is `waiting`: the relay would publish it. */
export function submissionRow(lead: MadeUpLead): Row {
  const words = wordsOf(lead);
  const received = time(lead.receivedAt);
  const way = lead.formType === 'chatbot' ? 'chat' : lead.receivedAt % 5 === 0 ? 'form' : 'json';
  return [lead.submissionId, received, way, fingerprint(words), null, JSON.stringify(words), 'done', received];
}

/** The same words with a filled honeypot. */
export function suspectedRow(lead: MadeUpLead): Row {
  const words = wordsOf(lead);
  const received = time(lead.receivedAt + 500);
  return [
    uuidv7({ msecs: lead.receivedAt }),
    received,
    'form',
    fingerprint(words),
    'honeypot',
    JSON.stringify(words),
    'suspected_spam',
    received,
  ];
}

export function leadRow(lead: MadeUpLead): Row {
  const { person, words, work, mergedInto } = lead;
  const read = lead.vehicle?.reading;
  return [
    ...[lead.id, lead.submissionId, time(lead.receivedAt), work.status, lead.formType],
    ...[person.name, person.email, person.phone, person.phoneE164],
    ...[words.subject, words.message, words.serviceType, words.desiredDate],
    ...[read?.typedVehicle ?? null, read?.typedDimensions ?? null],
    ...[read?.vehicleMake ?? null, read?.vehicleModel ?? null, read?.vehicleYear ?? null],
    ...[read?.vehicleLength ?? null, read?.vehicleHeight ?? null],
    ...[
      work.offerNumber,
      work.notes,
      work.processedBy,
      work.steps.at(-1)?.actor ?? null,
      1 + work.contacts.length + work.steps.length + (mergedInto ? 1 : 0),
    ],
    ...[work.answeredAt && time(work.answeredAt), work.followUpOn, work.assignedTo],
    ...[mergedInto?.id ?? null, mergedInto ? `{${mergedInto.id}}` : '{}'],
  ];
}

export function contactRows({ id: leadId, work }: MadeUpLead): Row[] {
  return work.contacts.map(({ id, at, actor, kind, text, followUpOn }) => [
    id,
    leadId,
    time(at),
    actor,
    kind,
    text,
    followUpOn,
  ]);
}

/** Its history, oldest first. */
export function auditRows({ id, receivedAt, work, mergedInto }: MadeUpLead): Row[] {
  const contacted = work.contacts.map((contact) => [
    id,
    time(contact.at),
    contact.actor,
    'contacted',
    change('contact', null, contact.id),
  ]);
  const changed = work.steps.map(({ at, actor, from, to }) => [id, time(at), actor, 'changed', statusChange(from, to)]);
  const steps = [...contacted, ...changed].sort(byTime);
  const last = Math.max(receivedAt, ...[...work.contacts, ...work.steps].map(({ at }) => at));
  const merged = mergedInto
    ? [
        [id, time(last + 1_000), mergedInto.actor, 'merged', change('mergedInto', null, mergedInto.id)],
        [mergedInto.id, time(last + 1_000), mergedInto.actor, 'merged', change('mergedLead', null, id)],
      ]
    : [];
  return [[id, time(receivedAt + 200), 'system', 'received', null], ...steps, ...merged];
}

/** Sent, or failed for good: what is pending, the worker would send. */
export function mailRow({ id, mailId, receivedAt }: MadeUpLead): Row {
  const [requested, tried] = [time(receivedAt + 200), time(receivedAt + 1_500)];
  const kind = 'staff_notification';
  return receivedAt % 500 === 0
    ? [mailId, id, kind, 'failed', 12, requested, null, '550 mailbox unavailable', requested, 'system', tried]
    : [mailId, id, kind, 'sent', 1, requested, tried, null, requested, 'system', tried];
}

function wordsOf({ formType, person, words, vehicle }: MadeUpLead): SubmissionWords {
  return {
    formType,
    name: person.name,
    email: person.email,
    ...(person.phone && { phone: person.phone }),
    subject: words.subject,
    message: words.message,
    ...(words.serviceType && { serviceType: words.serviceType }),
    ...(words.desiredDate && { desiredDate: words.desiredDate }),
    ...vehicle?.words,
  };
}

/** As intake makes it: SHA-256 of the words in the order of their names. */
function fingerprint(words: SubmissionWords): string {
  const ordered = Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex');
}

const statusChange = (from: LeadStatus, to: LeadStatus) => change('status', from, to);

/** Times are ISO 8601, in the second column. */
function byTime([, one]: Row, [, other]: Row): number {
  return String(one).localeCompare(String(other));
}

function change(field: string, from: string | null, to: string): string {
  return JSON.stringify({ [field]: { from, to } });
}

function time(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
