import type { NativeFormId } from '@fahrzeugpflege/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { followWithPhotos } from '#features/photos/load-photo-tools.ts';
import { photosOf } from '#features/photos/photo-store.ts';
import { usePageState, useReturnedForm } from '#lib/page-state.tsx';
import { discardDraft, hasSameWords, readDraft } from './draft-store.ts';
import { useFormDraft } from './form-draft.ts';
import { type Feedback, returnedNotice, useFeedbackFocus } from './form-feedback.ts';
import { type FormValues, readValues } from './form-values.ts';
import { sendForm } from './send-form.ts';
import { IdempotencyKey } from './submit-lead.ts';

/** Words that have arrived, and the id of the submission that they have become. */
export interface Arrival {
  readonly values: FormValues;
  readonly submissionId: string;
}

/** What a form does around its sending. */
interface SubmissionEvents {
  /** The words have arrived, wherever the visitor is by now. */
  readonly onAccepted: () => void;
  /** The words that stand in this form have arrived. */
  readonly onSent: (arrival: Arrival) => void;
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
  /** Set at once, where `isSending` waits for a redraw: a double click is faster than that. */
  const isUnderWay = useRef(false);
  const noteFocus = useFeedbackFocus(element, feedback);
  useEffect(() => listenForArrival(form, takeArrival));

  function closeFields(): void {
    noteFocus();
    setFeedback(ON_ITS_WAY);
  }

  function takeArrival(arrival: Arrival): boolean {
    if (!element.current || !hasSameWords(readValues(element.current), arrival.values)) return false;
    element.current.reset();
    discardDraft();
    forgetFormState();
    onSent(arrival);
    return true;
  }

  async function send(sent: HTMLFormElement) {
    let photos = photosOf(form);
    const onValid = () => {
      photos = photosOf(form);
      closeFields();
    };
    const outcome = await sendForm({ id: form, form: sent, key, onValid });
    return { photos, outcome };
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    const { photos, outcome } = await send(event.currentTarget).finally(() => {
      isUnderWay.current = false;
      setIsSending(false);
    });
    const isUndone = outcome.kind === 'invalid' || outcome.kind === 'failed';
    setFeedback({ ...NO_FEEDBACK, ...(isUndone && outcome) });
    if (outcome.kind === 'failed') onFailed();
    if (outcome.kind !== 'accepted') return;
    onAccepted();
    void followWithPhotos(form, outcome.submissionId, photos);
    announceArrival(form, outcome);
  }

  return { form, element, ...feedback, values: returned?.values ?? {}, isSending, submit } as const;
}

/** What {@link useSubmission} hands to the form. */
export type Submission = ReturnType<typeof useSubmission>;

/** Is called when these words have arrived; true when they were its own. */
type ArrivalListener = (arrival: Arrival) => boolean;

/** The form of each kind that is shown now; whoever leaves during a sending and comes back has another than before. */
const shown = new Map<NativeFormId, ArrivalListener>();

/**
 * Calls a form when words of its kind have arrived, whichever form of this document sent them.
 *
 * @returns what ends it
 */
function listenForArrival(form: NativeFormId, listener: ArrivalListener): () => void {
  shown.set(form, listener);
  return () => {
    if (shown.get(form) === listener) shown.delete(form);
  };
}

/** Announces that words have arrived. Where no form shows them any more, their draft goes; other words are left alone. */
function announceArrival(form: NativeFormId, arrival: Arrival): void {
  if (shown.get(form)?.(arrival)) return;
  if (hasSameWords(readDraft(form), arrival.values)) discardDraft(form);
}
