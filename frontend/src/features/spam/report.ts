import type { SuspectedSpam } from '@fahrzeugpflege/contracts';
import { ApiError, isUnauthorized } from '#lib/api-client.ts';
import { toast } from '#lib/toast-store.ts';

/** Says that a submission is on its way to the leads. */
export function reportReleased({ words }: SuspectedSpam): void {
  toast({
    title: 'Kein Spam',
    description: `Die Anfrage von ${words.name} erscheint gleich bei den Leads. Die Mail geht hinaus.`,
  });
}

/** Says that a submission is gone. */
export function reportDeleted(): void {
  toast({ title: 'Gelöscht', description: 'Die Anfrage ist endgültig gelöscht.' });
}

/** Says why nothing happened. A lost session is told by the login. */
export function reportFailure(error: unknown): void {
  if (isUnauthorized(error)) return;
  const detail = error instanceof ApiError ? error.problem?.detail : 'Keine Verbindung.';
  toast({
    variant: 'destructive',
    title: 'Fehler',
    description: detail ?? 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  });
}
