import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { useHydrated } from '../../../lib/use-hydrated';
import { CHECK_FIELDS } from '../failure-notice';
import { preloadFormRules } from '../load-form-rules';
import type { Submission } from '../use-submission';

/** Neither the hidden fields nor the honeypot. */
const FIRST_FIELD = 'input:not([type="hidden"], [tabindex="-1"])';

const SubmissionContext = createContext<Submission | undefined>(undefined);

/** What was typed into a field before and what is wrong with it. */
export function useFieldState(name: string): {
  readonly value: string | undefined;
  readonly error: string | undefined;
} {
  const submission = use(SubmissionContext);
  return { value: submission?.values[name], error: submission?.errors[name] };
}

/** What a page tells a form that may be filled in several times. */
export interface EnquiryFormProps {
  readonly onSent: () => void;
  readonly takesFocus: boolean;
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
  const { element } = submission;
  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  }, [takesFocus, element]);
  return (
    <form
      ref={submission.element}
      method="post"
      action="/api/form"
      acceptCharset="utf-8"
      aria-label={label}
      noValidate={hydrated}
      onSubmit={(event) => void submission.submit(event)}
      onFocus={preloadFormRules}
    >
      <input type="hidden" name="form" value={submission.form} />
      <Honeypot />
      <SubmissionContext value={submission}>{children}</SubmissionContext>
      <div className="mt-8 grid gap-5 sm:justify-items-start">
        <FormNotice text={submission.notice} />
        <Button
          type="submit"
          variant="accent"
          className="sm:min-w-64"
          busyLabel={submission.isSending && 'Wird gesendet …'}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** The live region stands empty before there is something to say, so that screen readers hear the change. */
function FormNotice({ text }: { readonly text: string | undefined }) {
  const { phone } = businessProfile;
  return (
    <div role="alert" className="w-full empty:hidden">
      {text && (
        <Notice tone="danger">
          {text}
          {text !== CHECK_FIELDS && !text.includes(phone) && (
            <a href={phoneLink()} className="mt-1 block w-fit text-base font-semibold whitespace-nowrap underline">
              {phone}
            </a>
          )}
        </Notice>
      )}
    </div>
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
