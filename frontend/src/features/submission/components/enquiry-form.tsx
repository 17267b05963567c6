import type { NativeFormId } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { type ToastText, toast } from '#lib/toast-store.ts';
import type { FormValues } from '../form-values.ts';
import { useSubmission } from '../use-submission.ts';
import { SubmissionForm } from './submission-form.tsx';

/** What the page around a form gives it. */
export interface EnquiryFormProps {
  readonly onSent: (values: FormValues) => void;
  /** True when the form comes back on a press of a button. */
  readonly takesFocus?: boolean;
}

interface EnquiryFrameProps extends EnquiryFormProps {
  readonly form: NativeFormId;
  readonly label: string;
  readonly submitLabel: string;
  readonly toasts: { readonly sent: ToastText; readonly failed: ToastText };
  readonly children: ReactNode;
}

/** The shape that all enquiry forms share around their fields: sending, and a toast for either end. */
export function EnquiryForm(props: EnquiryFrameProps) {
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
