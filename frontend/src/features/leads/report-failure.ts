import { ApiError, isUnauthorized } from '#lib/api-client.ts';
import { formatAge } from '#lib/format.ts';
import { toast } from '#lib/toast-store.ts';
import { clashOf } from './api/lead.ts';

/**
 * Says plainly in a toast that something was not saved, and why. A lost session is told by the login.
 *
 * @param notDone what did not happen, as a sentence: «Der Status ist nicht gespeichert.»
 */
export function reportFailure(error: unknown, notDone: string): void {
  if (isUnauthorized(error)) return;
  toast({ variant: 'destructive', title: 'Fehler', description: `${failureText(error)} ${notDone}` });
}

/** Why a call failed, for the person who made it. */
export function failureText(error: unknown): string {
  const clash = clashOf(error);
  if (clash) return `${changedText(clash.changedBy, clash.changedAt)}.`;
  if (!(error instanceof ApiError)) return 'Keine Verbindung.';
  return error.problem?.detail ?? 'Der Server konnte die Änderung nicht speichern. Bitte versuchen Sie es erneut.';
}

/** «admin hat diesen Lead vor 2 Minuten geändert», as far as it is known. */
export function changedText(changedBy: string | null, changedAt: string | null): string {
  const who = changedBy === null || changedBy === 'system' ? 'Jemand anders' : changedBy;
  return `${who} hat diesen Lead ${changedAt === null ? 'inzwischen' : formatAge(changedAt)} geändert`;
}
