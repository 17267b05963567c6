import {
  businessProfile,
  type ChatRole,
  type ContactKind,
  contactKindLabels,
  type MailKind,
  type SubmissionWords,
} from '@fahrzeugpflege/contracts';
import type { LeadEntity } from '@fahrzeugpflege/infra/database';
import { exportColumns } from '../leads/export-leads/export-columns.js';

/** A mail; address, subject and text of an answer. */
interface MailRecord {
  readonly kind: MailKind;
  readonly state: string;
  readonly requestedAt: string;
  readonly sentAt: string | null;
  readonly to: string | null;
  readonly subject: string | null;
  readonly text: string | null;
}

/** What was read of a lead beside its fields. */
export interface LeadRecords {
  readonly id: string;
  readonly words: Partial<SubmissionWords>;
  readonly history: readonly { at: string; action: string; changes: unknown }[];
  readonly contacts: readonly { at: string; kind: ContactKind; text: string | null; followUpOn: string | null }[];
  readonly mails: readonly MailRecord[];
  /** Pixels. */
  readonly photos: readonly { at: string; width: number; height: number }[];
}

/** A submission that became no lead. */
export interface LooseSubmission {
  readonly receivedAt: Date;
  readonly state: string;
  readonly words: Partial<SubmissionWords>;
}

/** A conversation with the assistant. */
export interface ConversationRecord {
  readonly createdAt: Date;
  readonly lines: readonly { role: ChatRole; content: string; at: string }[];
}

/** All that was found of one person. */
interface PersonFindings {
  readonly leads: readonly LeadEntity[];
  readonly records: ReadonlyMap<string, LeadRecords>;
  readonly loose: readonly LooseSubmission[];
  readonly conversations: readonly ConversationRecord[];
}

const STATES: Readonly<Record<string, string>> = {
  waiting: 'wird verarbeitet',
  failed: 'konnte nicht verarbeitet werden',
  suspected_spam: 'unter Spamverdacht',
};
const MAIL_STATES: Readonly<Record<string, string>> = {
  pending: 'noch nicht gesendet',
  sent: 'gesendet',
  failed: 'nicht gesendet',
};
const MAIL_KINDS: Readonly<Record<MailKind, string>> = {
  staff_notification: 'Meldung an den Betrieb',
  reply: 'Antwort an Sie',
  confirmation: 'Bestätigung an Sie',
};
const SPEAKERS: Readonly<Record<ChatRole, string>> = { bot: 'Assistent', user: 'Besucher' };
const ACTIONS: Readonly<Record<string, string>> = {
  received: 'eingegangen',
  released: 'aus dem Spamverdacht geholt',
  changed: 'geändert',
  contacted: 'Kontakt festgehalten',
  photo_received: 'Foto erhalten',
  mail_requested: 'Mail erneut angefordert',
  merged: 'zusammengeführt',
  unmerged: 'Zusammenführung aufgehoben',
};

/** Everything about one person, to be handed to that person: German names, in an order that reads. */
export function personFile({ leads, records, loose, conversations }: PersonFindings, now: Date) {
  const { name, email } = businessProfile;
  return {
    'Auskunft über Ihre Personendaten': { Verantwortlich: `${name}, ${email}`, Stand: now.toISOString() },
    Anfragen: leads.map((lead) => leadPart(lead, records.get(lead.id))),
    'Weitere Einsendungen': loose.map(({ receivedAt, state, words }) => ({
      Eingang: receivedAt.toISOString(),
      Stand: STATES[state] ?? state,
      'So geschrieben': words,
    })),
    'Gespräche mit dem Assistenten': conversations.map(({ createdAt, lines }) => ({
      Beginn: createdAt.toISOString(),
      Verlauf: lines.map(({ at, role, content }) => ({ Zeit: at, Von: SPEAKERS[role], Text: content })),
    })),
  };
}

function leadPart(lead: LeadEntity, records: LeadRecords | undefined) {
  const columns = exportColumns.filter(({ namesStaff }) => !namesStaff);
  // They have a part of their own, without the names of accounts.
  const exported = { ...lead, contacts: null };
  const facts = columns.map(({ head, value }) => [head, value(exported)] as const);
  return {
    Angaben: Object.fromEntries(facts.filter(([, value]) => value !== null && value !== '')),
    'So geschrieben': records?.words ?? {},
    Verlauf: (records?.history ?? []).map(({ at, action, changes }) => ({
      Zeit: at,
      Was: ACTIONS[action] ?? action,
      ...(changes !== null && { Änderungen: withoutStaff(changes) }),
    })),
    Kontakte: (records?.contacts ?? []).map(({ at, kind, text, followUpOn }) => ({
      Zeit: at,
      Was: contactKindLabels[kind],
      ...(text !== null && { Text: text }),
      ...(followUpOn !== null && { Wiedervorlage: followUpOn }),
    })),
    Mails: (records?.mails ?? []).map(({ kind, state, requestedAt, sentAt, to, subject, text }) => ({
      Was: MAIL_KINDS[kind],
      ...(to !== null && { An: to, Betreff: subject, Text: text }),
      Angefordert: requestedAt,
      Stand: MAIL_STATES[state] ?? state,
      ...(sentAt && { Gesendet: sentAt }),
    })),
    // The pictures are handed over beside this file.
    Fotos: (records?.photos ?? []).map(({ at, width, height }) => ({ Eingang: at, Grösse: `${width} × ${height}` })),
  };
}

function withoutStaff(changes: unknown): unknown {
  const { assignedTo: _, processedBy: __, contact: ___, mail: ____, ...rest } = changes as Record<string, unknown>;
  return rest;
}
