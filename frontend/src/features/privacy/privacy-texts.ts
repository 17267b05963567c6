import type { ErasureManner, ErasureNote, ExportNote, PrivacyOverview } from '@fahrzeugpflege/contracts';
import { formatCount, formatDayAndTime } from '#lib/format.ts';

/** One and several of each kind of record, in the order in which they are shown. */
const KINDS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  leads: ['Lead', 'Leads'],
  submissions: ['Einsendung', 'Einsendungen'],
  mails: ['Mail', 'Mails'],
  suspectedSpam: ['im Spamverdacht', 'im Spamverdacht'],
  failedJobs: ['Kopie in der Warteschlange', 'Kopien in der Warteschlange'],
  conversations: ['Chat', 'Chats'],
};

/** «3 Leads, 3 Einsendungen, 5 Mails, 2 im Spamverdacht»; what there is none of is left out. */
export function recordsText(records: Readonly<Record<string, number>>): string {
  const parts = Object.entries(KINDS).flatMap(([kind, [one, several]]) => {
    const count = records[kind] ?? 0;
    return count > 0 ? [`${formatCount(count)} ${count === 1 ? one : several}`] : [];
  });
  return parts.join(', ') || 'nichts';
}

/** How long something is kept. */
export function monthsText(months: number | null | undefined): string {
  if (months === null || months === undefined) return 'unbefristet';
  return months === 1 ? '1 Monat' : `${months} Monate`;
}

export const mannerTexts: Readonly<
  Record<ErasureManner, { title: string; action: string; busy: string; done: string; what: string }>
> = {
  anonymised: {
    title: 'Daten dieser Person anonymisieren?',
    action: 'Endgültig anonymisieren',
    busy: 'Wird anonymisiert …',
    done: 'Die Daten der Person sind anonymisiert.',
    what: 'Name, Kontakt, alle Texte und Notizen werden gelöscht. Status, Art, Daten, Leistung und Marke bleiben für die Zahlen, ohne dass sie noch zu jemandem führen.',
  },
  deleted: {
    title: 'Alle Daten dieser Person löschen?',
    action: 'Endgültig löschen',
    busy: 'Wird gelöscht …',
    done: 'Die Daten der Person sind gelöscht.',
    what: 'Die Leads verschwinden mit allem, was darin steht, auch aus den Zahlen.',
  },
};

/** Is deleted also where leads are anonymised. */
const ALWAYS_DELETED = ['suspectedSpam', 'failedJobs', 'conversations'];

/** Why, how and what: «Auf Wunsch gelöscht: 2 Leads», «Nach Ablauf der Frist anonymisiert: 9 Leads; gelöscht: 3 Chats». */
export function erasureText({ reason, manner, records }: Pick<ErasureNote, 'reason' | 'manner' | 'records'>): string {
  const isDeleted = (kind: string) => manner === 'deleted' || ALWAYS_DELETED.includes(kind);
  const entries = Object.entries(records);
  const parts = [
    ['anonymisiert', entries.filter(([kind]) => !isDeleted(kind))],
    ['gelöscht', entries.filter(([kind]) => isDeleted(kind))],
  ] as const;
  const texts = parts.flatMap(([how, some]) =>
    some.length > 0 ? [`${how}: ${recordsText(Object.fromEntries(some))}`] : [],
  );
  return `${reason === 'request' ? 'Auf Wunsch' : 'Nach Ablauf der Frist'} ${texts.join('; ')}`;
}

/** When all was erased last, and since when that is under way again. */
export function runText({ runningSince, lastRunAt }: Pick<PrivacyOverview, 'runningSince' | 'lastRunAt'>): string {
  if (runningSince) return `Läuft seit ${formatDayAndTime(runningSince)}.`;
  return lastRunAt ? `Zuletzt ausgeführt am ${formatDayAndTime(lastRunAt)}.` : 'Noch nie ausgeführt.';
}

const FILTERS: Readonly<Record<string, string>> = {
  status: 'Status',
  formType: 'Art',
  service: 'Leistung',
  view: 'Ansicht',
  q: 'Suche',
  from: 'Zeitraum',
  to: 'Zeitraum',
};

/** What was exported: «Auskunft über eine Person», «Alle Leads», «Leads, gefiltert nach Status und Suche». */
export function exportText({ filters }: Pick<ExportNote, 'filters'>): string {
  if (filters.includes('person')) return 'Auskunft über eine Person';
  if (filters.length === 0) return 'Alle Leads';
  const names = [...new Set(filters.map((filter) => FILTERS[filter] ?? filter))];
  return `Leads, gefiltert nach ${names.join(', ')}`;
}

/** What the next night does, or the run under way: «In der nächsten Nacht werden 12 Leads anonymisiert und 3 Chats gelöscht.» */
export function dueText({ due, runningSince }: PrivacyOverview): string {
  const leads = Object.values(due.leads).reduce(
    (sum, { completed = 0, rejected = 0 }) => sum + completed + rejected,
    0,
  );
  const { suspectedSpam, conversations } = due;
  const parts = [
    leads > 0 && `${counted(leads, 'Lead', 'Leads')} anonymisiert`,
    suspectedSpam > 0 && `${counted(suspectedSpam, 'Einsendung', 'Einsendungen')} im Spamverdacht gelöscht`,
    conversations > 0 && `${counted(conversations, 'Chat', 'Chats')} gelöscht`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return 'Zurzeit ist keine Frist abgelaufen.';
  const verb = leads + suspectedSpam + conversations === 1 ? 'wird' : 'werden';
  return `${runningSince ? 'Zurzeit' : 'In der nächsten Nacht'} ${verb} ${new Intl.ListFormat('de').format(parts)}.`;
}

function counted(count: number, one: string, several: string): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`;
}

/** A number as people read it: «+41 79 123 45 67». */
export function phoneText(e164: string): string {
  return e164.replace(/^\+41(\d{2})(\d{3})(\d{2})(\d{2})$/, '+41 $1 $2 $3 $4');
}
