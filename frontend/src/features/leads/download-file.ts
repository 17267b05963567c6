import { failureText, toastFailure } from '#features/session/failures.ts';
import { callApi } from '#lib/api-client.ts';

/**
 * Fetches a file and has the browser save it. Unlike a plain link, this can say that it was refused or broke off; the
 * browser keeps a large one on its disk.
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

/** Says why there is no file. */
export function reportDownloadFailure(error: unknown): void {
  const noAnswer = 'Die Verbindung ist abgebrochen. Es wurde keine Datei gespeichert.';
  toastFailure(error, failureText(error, undefined, noAnswer));
}
