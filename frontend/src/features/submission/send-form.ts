import type { NativeFormId } from '@fahrzeugpflege/contracts';
import { ApiError } from '#lib/api-client.ts';
import { endsWithin, LOADING_LIMIT } from '#lib/time-limit.ts';
import { CHECK_FIELDS, type FormNotice, failureNotice, notSentNotice } from './form-feedback.ts';
import { type FormErrors, type FormValues, readValues } from './form-values.ts';
import { markNativeSending } from './native-sending.ts';
import { type IdempotencyKey, submitLead } from './submit-lead.ts';

/** How an attempt to send ended. */
type SendOutcome =
  /** These words have arrived, as the submission of this id. */
  | { readonly kind: 'accepted'; readonly values: FormValues; readonly submissionId: string }
  /** Something is missing; nothing was sent. */
  | { readonly kind: 'invalid'; readonly errors: FormErrors; readonly notice: FormNotice }
  /** The API refused it or did not answer. */
  | { readonly kind: 'failed'; readonly errors: FormErrors; readonly notice: FormNotice }
  /** The browser took over and leaves this page. */
  | { readonly kind: 'native' };

/** One attempt to send. */
interface SendAttempt {
  readonly id: NativeFormId;
  readonly form: HTMLFormElement;
  readonly key: IdempotencyKey;
  /** Called when the words are found in order and go on their way. */
  readonly onValid: () => void;
}

/** Checks a form and sends it once. Never rejects: every end is an outcome. */
export async function sendForm({ id, form, key, onValid }: SendAttempt): Promise<SendOutcome> {
  const loading = loadFormRules();
  if (!(await endsWithin(loading, LOADING_LIMIT))) return notSent();
  const rules = await loading.catch(() => undefined);
  if (!rules) return sendNatively(id, form);
  const values = readValues(form);
  const errors = rules.validateForm(id, values);
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors, notice: CHECK_FIELDS };
  onValid();
  const request = rules.toContactRequest(id, values);
  const submissionId = key.keyFor(request);
  const { onLine } = navigator;
  try {
    await submitLead(request, submissionId);
  } catch (error) {
    const refused = error instanceof ApiError ? rules.toFormFieldErrors(id, error.fieldErrors) : {};
    return { kind: 'failed', errors: refused, notice: failureNotice(error, onLine) };
  }
  key.renew();
  return { kind: 'accepted', values, submissionId };
}

/** Without the rules (the site was renewed under an open page) the form still has its native way. */
function sendNatively(id: NativeFormId, form: HTMLFormElement): SendOutcome {
  if (!navigator.onLine) return notSent();
  markNativeSending(id);
  form.submit();
  return { kind: 'native' };
}

function notSent(): SendOutcome {
  return { kind: 'failed', errors: {}, notice: notSentNotice() };
}

/** Fetches the rules of the forms, and zod with them: a page that is only read never loads either. */
export function loadFormRules() {
  return import('./form-rules.ts');
}

/** Fetches them ahead, when a visitor enters a form. */
export function preloadFormRules(): void {
  loadFormRules().catch(() => undefined);
}
