import { createContext, type ReactNode, type RefObject, use, useEffect } from 'react';
import { useHydrated } from '../../../lib/use-hydrated';
import { preloadFormRules } from '../load-form-rules';
import type { Submission } from '../use-submission';
import { SubmissionNotice } from './submission-notice';
import { SubmitButton } from './submit-button';

/** Neither the hidden fields nor the honeypot. */
const FIRST_FIELD = 'input:not([type="hidden"], [tabindex="-1"])';

const SubmissionContext = createContext<Submission | undefined>(undefined);

function useSubmissionContext(): Submission {
  const submission = use(SubmissionContext);
  if (!submission) throw new Error('A field of an enquiry needs a SubmissionForm around it');
  return submission;
}

/** What was typed into a field before and what is wrong with it. */
export function useFieldState(name: string): {
  readonly value: string | undefined;
  readonly error: string | undefined;
} {
  const { values, errors } = useSubmissionContext();
  return { value: values[name], error: errors[name] };
}

/** The form around a field. */
export function useSubmissionElement(): RefObject<HTMLFormElement | null> {
  return useSubmissionContext().element;
}

interface SubmissionFormProps {
  readonly submission: Submission;
  readonly label: string;
  readonly submitLabel: string;
  /** True when the form comes back on a press of a button: the focus then goes to its first field. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** A native form that works without JavaScript; with it, the validated handler takes over the sending. */
export function SubmissionForm({ submission, label, submitLabel, takesFocus, children }: SubmissionFormProps) {
  const hydrated = useHydrated();
  const { form, element, notice, isSending, isOnItsWay, submit } = submission;
  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  }, [takesFocus, element]);
  return (
    <form
      ref={element}
      method="post"
      action="/api/form"
      acceptCharset="utf-8"
      aria-label={label}
      noValidate={hydrated}
      onSubmit={(event) => void submit(event)}
      onFocus={preloadFormRules}
    >
      <input type="hidden" name="form" value={form} />
      <Honeypot />
      <div inert={isOnItsWay}>
        <SubmissionContext value={submission}>{children}</SubmissionContext>
      </div>
      <div className="mt-8 grid gap-5">
        <SubmissionNotice notice={notice} onResend={() => element.current?.requestSubmit()} />
        <SubmitButton isSending={isSending}>{submitLabel}</SubmitButton>
      </div>
    </form>
  );
}

/** A field that only robots fill in. */
function Honeypot() {
  return (
    <div className="honey" aria-hidden="true">
      <label htmlFor="honey">Dieses Feld bitte leer lassen</label>
      <input id="honey" type="text" name="honey" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
