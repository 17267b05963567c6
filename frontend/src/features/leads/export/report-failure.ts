import { ApiError, isUnauthorized } from '#lib/api-client.ts';
import { toast } from '#lib/toast-store.ts';

/** Says why there is no file. A lost session is told by the login. */
export function reportDownloadFailure(error: unknown): void {
  if (isUnauthorized(error)) return;
  const detail =
    error instanceof ApiError
      ? error.problem?.detail
      : 'Die Verbindung ist abgebrochen. Es wurde keine Datei gespeichert.';
  toast({
    variant: 'destructive',
    title: 'Fehler',
    description: detail ?? 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  });
}
