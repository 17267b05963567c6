import { ApiError } from '#lib/api-client.ts';

/** A sentence for a whole form. */
export interface FormNotice {
  /** `check`: fields need another look; `failed`: the words did not arrive, and the phone may be the only way left. */
  readonly kind: 'check' | 'failed';
  readonly text: string;
}

/** Above a form whose fields need another look. */
export const CHECK_FIELDS: FormNotice = { kind: 'check', text: 'Bitte prüfen Sie die markierten Felder.' };

const NOT_ARRIVED =
  'Ihre Nachricht ist noch nicht bei uns. Ihr Text steht noch hier: Versuchen Sie es in einem Moment erneut oder rufen Sie uns an.';
const OFFLINE =
  'Sie sind gerade offline. Ihr Text steht noch hier: Sobald die Verbindung wieder da ist, können Sie ihn senden. Oder rufen Sie uns an.';

/** What the form says after a failed attempt. */
export function failureNotice(error: unknown): FormNotice {
  if (error instanceof ApiError) {
    if (error.status < 500 && Object.keys(error.fieldErrors).length > 0) return CHECK_FIELDS;
    const detail = error.status < 500 ? error.problem?.detail : undefined;
    return { kind: 'failed', text: detail ?? NOT_ARRIVED };
  }
  return { kind: 'failed', text: navigator.onLine ? NOT_ARRIVED : OFFLINE };
}

/** What the server said above a native form that it sent back. */
export function returnedNotice(text: string | undefined, hasErrors: boolean): FormNotice | undefined {
  return text === undefined ? undefined : { kind: hasErrors ? 'check' : 'failed', text };
}
