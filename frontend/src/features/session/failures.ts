import { ApiError, isUnauthorized } from '#lib/api-client.ts';
import { toast } from '#lib/toast-store.ts';

const TRY_AGAIN = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';

/**
 * Why a call failed, as the API says it.
 *
 * @param otherwise a sentence for a refusal without a reason
 * @param noAnswer a sentence for no answer at all
 */
export function failureText(error: unknown, otherwise = TRY_AGAIN, noAnswer = otherwise): string {
  return error instanceof ApiError ? (error.problem?.detail ?? otherwise) : noAnswer;
}

/** Why a form's only field was refused, or else why the call failed; nothing where it did not. */
export function fieldFailure(error: Error | null, field: string, otherwise: string): string | undefined {
  if (!error) return undefined;
  const fault = error instanceof ApiError ? error.fieldErrors[field] : undefined;
  return fault ?? failureText(error, otherwise);
}

/** Shows why a call failed; that a session has ended is shown by the login. */
export function toastFailure(error: unknown, description: string): void {
  if (!isUnauthorized(error)) toast({ variant: 'destructive', title: 'Fehler', description });
}
