import type { NativeFormId } from '@fahrzeugpflege/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePageState, useReturnedForm } from '../../app/page-state';
import { type FormErrors, type FormValues, readValues } from './form-values';
import { IdempotencyKey } from './idempotency-key';
import { sendForm } from './send-form';

/** What a form does around its sending. */
export interface SubmissionEvents {
  readonly onAccepted: (values: FormValues) => void;
  readonly onFailed: () => void;
}

interface Feedback {
  readonly errors: FormErrors;
  /** A sentence for the whole form. */
  readonly notice?: string | undefined;
}

const NO_FEEDBACK: Feedback = { errors: {} };

/** Runs one enquiry form: checks, sends once however often it is pressed, keeps all words until they are accepted. */
export function useSubmission(form: NativeFormId, { onAccepted, onFailed }: SubmissionEvents) {
  const returned = useReturnedForm(form);
  const { forgetFormState } = usePageState();
  const [feedback, setFeedback] = useState<Feedback>({ errors: returned?.errors ?? {}, notice: returned?.notice });
  const key = useRef(new IdempotencyKey());
  const element = useRef<HTMLFormElement>(null);
  /** Told at once, where `isPending` waits for a redraw: a double click is faster than that. */
  const isUnderWay = useRef(false);
  const sending = useMutation({
    mutationFn: (target: HTMLFormElement) =>
      sendForm({ id: form, form: target, key: key.current, onValid: () => setFeedback(NO_FEEDBACK) }),
  });

  useEffect(() => {
    if (Object.keys(feedback.errors).length === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [feedback]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const target = event.currentTarget;
    const values = readValues(target);
    const outcome = await sending.mutateAsync(target).finally(() => {
      isUnderWay.current = false;
    });
    if (outcome.kind === 'invalid' || outcome.kind === 'failed') setFeedback(outcome);
    if (outcome.kind === 'failed') onFailed();
    if (outcome.kind !== 'accepted') return;
    target.reset();
    forgetFormState();
    onAccepted(values);
  }

  return { form, element, ...feedback, values: returned?.values ?? {}, isSending: sending.isPending, submit } as const;
}

/** What {@link useSubmission} hands to the form. */
export type Submission = ReturnType<typeof useSubmission>;
