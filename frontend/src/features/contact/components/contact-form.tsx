import { toast } from '../../../lib/toast-store';
import { ContactFields, FormTextArea } from '../../submission/components/form-fields';
import { type EnquiryFormProps, SubmissionForm } from '../../submission/components/submission-form';
import { useSubmission } from '../../submission/use-submission';

/** The form «Nachricht senden». */
export function ContactForm({ onSent, takesFocus }: EnquiryFormProps) {
  const submission = useSubmission('kontakt', {
    onAccepted: () => {
      toast({
        title: 'Vielen Dank',
        description: 'Ihre Nachricht wurde erfolgreich versendet! Wir melden uns so schnell wie möglich bei Ihnen.',
      });
      onSent();
    },
    onFailed: () =>
      toast({
        variant: 'destructive',
        title: 'Fehler',
        description:
          'Ihre Nachricht konnte nicht versendet werden. Bitte versuchen Sie es erneut oder kontaktieren Sie uns telefonisch.',
      }),
  });
  return (
    <SubmissionForm
      submission={submission}
      takesFocus={takesFocus}
      label="Nachricht senden"
      submitLabel="Nachricht senden"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <ContactFields />
        <FormTextArea
          name="message"
          label="Nachricht"
          required
          hint="Worum geht es, und um welches Fahrzeug?"
          className="sm:col-span-2"
        />
      </div>
    </SubmissionForm>
  );
}
