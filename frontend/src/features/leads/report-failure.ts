import { failureText, toastFailure } from '#features/session/failures.ts';
import { formatAge } from '#lib/format.ts';
import { clashOf } from './api/lead.ts';

/**
 * Says in a toast that something was not saved, and why.
 *
 * @param notDone what did not happen, as a sentence: «Der Status ist nicht gespeichert.»
 */
export function reportFailure(error: unknown, notDone: string): void {
  toastFailure(error, `${changeFailureText(error)} ${notDone}`);
}

/** Why a change of a lead failed: somebody else was quicker, or what the API says. */
export function changeFailureText(error: unknown): string {
  const clash = clashOf(error);
  if (clash) return `${changedText(clash.changedBy, clash.changedAt)}.`;
  const otherwise = 'Der Server konnte die Änderung nicht speichern. Bitte versuchen Sie es erneut.';
  return failureText(error, otherwise, 'Keine Verbindung.');
}

/** «admin hat diesen Lead vor 2 Minuten geändert», as far as it is known. */
export function changedText(changedBy: string | null, changedAt: string | null): string {
  const who = changedBy === null || changedBy === 'system' ? 'Jemand anders' : changedBy;
  return `${who} hat diesen Lead ${changedAt === null ? 'inzwischen' : formatAge(changedAt)} geändert`;
}
