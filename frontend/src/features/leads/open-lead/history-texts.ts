import {
  type AuditAction,
  type HistoryEntry,
  type LeadMailState,
  type LeadStatus,
  leadStatusLabels,
} from '@fahrzeugpflege/contracts';
import { formatDay } from '#lib/format.ts';
import { fieldLabels, metresText } from '../lead-texts.ts';

/** One change of a field, in words. */
interface ChangeText {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** What the actions are called; `changed` speaks by its fields. */
const ACTIONS: Readonly<Record<AuditAction, string>> = {
  received: 'Eingegangen',
  released: 'Aus dem Spamverdacht geholt',
  changed: 'Geändert',
  contacted: 'Kontakt festgehalten',
  photo_received: 'Foto erhalten',
  mail_requested: 'Mail erneut angefordert',
  merged: 'Mit einer anderen Anfrage zusammengeführt',
  unmerged: 'Zusammenführung aufgehoben',
  anonymised: 'Angaben zur Person entfernt',
};

const WAYS_IN: Readonly<Record<string, string>> = {
  json: 'über die Website',
  form: 'über die Website, ohne JavaScript',
  chat: 'über den Chat',
};

/** In the order in which changes are shown. */
const LABELS: Readonly<Record<string, string>> = {
  ...fieldLabels,
  assignedTo: 'In Arbeit bei',
  followUpOn: 'Wiedervorlage',
};

/** What happened, in a few words. */
export function actionText({ action, changes, other }: HistoryEntry, wayIn: string): string {
  if (other) return `${ACTIONS[action]}: ${other.name ?? 'anonymisiert'}, ${formatDay(other.createdAt)}`;
  if (action === 'received') return [ACTIONS.received, WAYS_IN[wayIn]].filter(Boolean).join(' ');
  if (action === 'changed' && changeTexts(changes).length > 0) return '';
  return ACTIONS[action];
}

/** A line of a history, and what it says was done; empty where its changes say it. */
export interface HistoryLine {
  readonly entry: HistoryEntry;
  readonly text: string;
}

/** The lines of a history, in its order; photos that came one after the other are one line. */
export function historyLines(entries: readonly HistoryEntry[], wayIn: string): HistoryLine[] {
  const lines: HistoryLine[] = [];
  let photos = 0;
  for (const entry of entries) {
    photos = entry.action === 'photo_received' ? photos + 1 : 0;
    if (photos > 1) lines.pop();
    lines.push({ entry, text: photos > 1 ? `${photos} Fotos erhalten` : actionText(entry, wayIn) });
  }
  return lines;
}

/** Who did it; what the pipeline does needs no name. */
export function actorText(actor: string): string {
  return actor === 'system' ? 'automatisch' : actor;
}

/** The changed fields in words; what only serves the software is left out. */
export function changeTexts(changes: HistoryEntry['changes']): ChangeText[] {
  return Object.entries(LABELS).flatMap(([field, label]) => {
    const change = changes?.[field];
    return change ? [{ label, from: valueText(field, change.from), to: valueText(field, change.to) }] : [];
  });
}

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'leer';
  if (field === 'status') return leadStatusLabels[value as LeadStatus] ?? String(value);
  if (field === 'followUpOn') return formatDay(String(value));
  if ((field === 'vehicleLength' || field === 'vehicleHeight') && typeof value === 'number') {
    return metresText(value) ?? '';
  }
  return field === 'notes' ? `«${value}»` : String(value);
}

const WORDS = { sent: 'gesendet', failed: 'fehlgeschlagen', pending: 'wartet' } as const satisfies Record<
  LeadMailState['state'],
  string
>;

/** What a mail is, in a word or a few. */
export function mailKindWord({ kind, words }: LeadMailState): string {
  if (words) return `Mail an ${words.to}`;
  return kind === 'confirmation' ? 'Bestätigung' : 'Mail';
}

/** The state of a mail in a word. */
export function mailStateWord({ state }: LeadMailState): string {
  return WORDS[state];
}

/** The moment that belongs to its state, ISO 8601. */
export function mailWhen({ sentAt, triedAt, requestedAt }: LeadMailState): string {
  return sentAt ?? triedAt ?? requestedAt;
}

/** Why a mail is not sent yet, in what the mail server or the network said; undefined where nothing went wrong. */
export function mailReason({ state, attempts, lastError }: LeadMailState): string | undefined {
  if (state === 'sent' || lastError === null) return undefined;
  return `${attempts === 1 ? '1 Versuch' : `${attempts} Versuche`}: ${lastError}`;
}
