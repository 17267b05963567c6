import type { NativeFormId } from '@fahrzeugpflege/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePageState, useReturnedForm } from '#lib/page-state.tsx';
import { listenForArrival, tellArrival } from './arrivals.ts';
import { hasSameWords } from './draft-store.ts';
import { returnedNotice } from './form-notice.ts';
import { type FormValues, readValues } from './form-values.ts';
import { IdempotencyKey } from './idempotency-key.ts';
import { sendForm } from './send-form.ts';
import { type Feedback, useFeedbackFocus } from './use-feedback-focus.ts';
import { useFormDraft } from './use-form-draft.ts';

/** What a form does around its sending. */
export interface SubmissionEvents {
  /** The words have arrived, wherever the visitor is by now. */
  readonly onAccepted: () => void;
  /** The words that stand in this form have arrived. */
  readonly onSent: (values: FormValues) => void;
  readonly onFailed: () => void;
}

const NO_FEEDBACK: Feedback = { errors: {}, isOnItsWay: false };
const ON_ITS_WAY: Feedback = { errors: {}, isOnItsWay: true };

/** Runs one enquiry form: checks, sends once however often it is pressed, keeps all words until they are accepted. */
export function useSubmission(form: NativeFormId, { onAccepted, onSent, onFailed }: SubmissionEvents) {
  const returned = useReturnedForm(form);
  const { forgetFormState } = usePageState();
  const [feedback, setFeedback] = useState<Feedback>(() => {
    const errors = returned?.errors ?? {};
    return { ...NO_FEEDBACK, errors, notice: returnedNotice(returned?.notice, Object.keys(errors).length > 0) };
  });
  const [key] = useState(() => new IdempotencyKey(form));
  const element = useRef<HTMLFormElement>(null);
  const discardDraft = useFormDraft(form, element, returned !== undefined);
  const [isSending, setIsSending] = useState(false);
  /** Told at once, where `isSending` waits for a redraw: a double click is faster than that. */
  const isUnderWay = useRef(false);
  const noteFocus = useFeedbackFocus(element, feedback);
  useEffect(() => listenForArrival(form, takeArrival));

  function closeFields(): void {
    noteFocus();
    setFeedback(ON_ITS_WAY);
  }

  function takeArrival(values: FormValues): boolean {
    if (!element.current || !hasSameWords(readValues(element.current), values)) return false;
    element.current.reset();
    discardDraft();
    forgetFormState();
    onSent(values);
    return true;
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    const outcome = await sendForm({ id: form, form: event.currentTarget, key, onValid: closeFields }).finally(() => {
      isUnderWay.current = false;
      setIsSending(false);
    });
    const isUndone = outcome.kind === 'invalid' || outcome.kind === 'failed';
    setFeedback({ ...NO_FEEDBACK, ...(isUndone && outcome) });
    if (outcome.kind === 'failed') onFailed();
    if (outcome.kind !== 'accepted') return;
    onAccepted();
    tellArrival(form, outcome.values);
  }

  return { form, element, ...feedback, values: returned?.values ?? {}, isSending, submit } as const;
}

/** What {@link useSubmission} hands to the form. */
export type Submission = ReturnType<typeof useSubmission>;
