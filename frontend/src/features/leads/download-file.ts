import { ApiError, callApi, isUnauthorized } from '#lib/api-client.ts';
import { toast } from '#lib/toast-store.ts';

/**
 * Fetches a file and has the browser save it. Unlike a plain link, whoever asked is told when it was refused or broke
 * off; the browser keeps a large one on its disk.
 *
 * @throws ApiError when it is refused; TypeError when there is no answer, or not all of it
 */
export async function downloadFile(path: string): Promise<void> {
  const response = await callApi(path);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export';
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Once the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

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
