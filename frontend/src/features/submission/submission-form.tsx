import type { NativeFormId } from '@fahrzeugpflege/contracts';
import { createContext, type ReactNode, type RefObject, use, useEffect } from 'react';
import { type ToastText, toast } from '#lib/toast-store.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { focusFirstField } from './form-jump.tsx';
import { preloadFormRules } from './send-form.ts';
import { SubmissionNotice } from './submission-notice.tsx';
import { SubmitButton } from './submit-button.tsx';
import { type Arrival, type Submission, useSubmission } from './use-submission.ts';

const SubmissionContext = createContext<Submission | undefined>(undefined);

function useSubmissionContext(): Submission {
  const submission = use(SubmissionContext);
  if (!submission) throw new Error('A field of an enquiry needs a SubmissionForm around it');
  return submission;
}

/**
 * What was typed into a field before and what is wrong with it. To the first fault of a form that the server sent back the
 * browser leads by itself, without a script too.
 */
export function useFieldState(name: string) {
  const { values, errors } = useSubmissionContext();
  return { defaultValue: values[name], error: errors[name], autoFocus: Object.keys(errors)[0] === name };
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
function SubmissionForm({ submission, label, submitLabel, takesFocus, children }: SubmissionFormProps) {
  const hydrated = useHydrated();
  const { form, element, notice, isSending, isOnItsWay, submit } = submission;
  useEffect(() => {
    if (takesFocus && element.current) focusFirstField(element.current);
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

/** What makes one enquiry form of its fields. */
export interface EnquiryFormProps {
  readonly form: NativeFormId;
  readonly label: string;
  readonly submitLabel: string;
  readonly toasts: { readonly sent: ToastText; readonly failed: ToastText };
  readonly onSent: (arrival: Arrival) => void;
  /** True when the form comes back on a press of a button. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** The shape that all enquiry forms share around their fields: sending, and a toast for either end. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { form, label, submitLabel, toasts, onSent, takesFocus = false, children } = props;
  const submission = useSubmission(form, {
    onAccepted: () => toast(toasts.sent),
    onSent,
    onFailed: () => toast({ ...toasts.failed, variant: 'destructive' }),
  });
  return (
    <SubmissionForm submission={submission} takesFocus={takesFocus} label={label} submitLabel={submitLabel}>
      {children}
    </SubmissionForm>
  );
}
