import { type AuditAction, type HistoryEntry, type LeadStatus, leadStatusLabels } from '@fahrzeugpflege/contracts';
import { metresText } from '#features/leads/lead-texts.ts';
import { formatDay } from '#lib/format.ts';
import { fieldLabels } from '../editing/field-labels.ts';

/** One change of a field, in words. */
export interface ChangeText {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** What the actions are called; `changed` speaks by its fields. */
const ACTIONS: Readonly<Record<AuditAction, string>> = {
  received: 'Eingegangen',
  released: 'Aus dem Spamverdacht geholt',
  changed: 'Geändert',
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

/** In the order in which changes are told. */
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
