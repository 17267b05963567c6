import { ApiError } from '../../lib/api-error';

/** Above a form whose fields need another look. */
export const CHECK_FIELDS = 'Bitte prüfen Sie die markierten Felder.';

/** What the form says after a failed attempt; the form adds the phone number, which may be the only way left. */
export function failureNotice(error: unknown): string {
  if (error instanceof ApiError && error.status < 500) {
    if (Object.keys(error.fieldErrors).length > 0) return CHECK_FIELDS;
    if (error.problem?.detail) return error.problem.detail;
  }
  return 'Ihre Nachricht ist noch nicht bei uns. Ihr Text steht noch hier: Versuchen Sie es in einem Moment erneut oder rufen Sie uns an.';
}
