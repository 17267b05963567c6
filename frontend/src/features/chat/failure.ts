import { ApiError } from '#lib/api-client.ts';

/** Why a message got no answer, and what can be done about it. */
export interface Failure {
  readonly reason: string;
  /** `resend`: the same words may go through later; `edit`: they never will. */
  readonly remedy: 'resend' | 'edit';
}

const UNANSWERED = 'Ihre Nachricht ist nicht beantwortet worden.';
const OFFLINE =
  'Sie sind gerade offline. Ihre Nachricht steht noch hier. Sobald die Verbindung wieder da ist, können Sie sie nochmals senden.';
const TOO_MANY = 'Das waren viele Nachrichten in kurzer Zeit. Bitte warten Sie einen Moment.';
const NOT_ACCEPTED = "Diese Nachricht lässt sich nicht senden. Möglich sind 1 bis 2'000 Zeichen.";

/** What a failed call means to the visitor. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { reason: navigator.onLine ? UNANSWERED : OFFLINE, remedy: 'resend' };
  if (error.status === 429) return { reason: error.problem?.detail ?? TOO_MANY, remedy: 'resend' };
  if (error.status === 413 || error.status === 422) return { reason: NOT_ACCEPTED, remedy: 'edit' };
  return { reason: UNANSWERED, remedy: 'resend' };
}
