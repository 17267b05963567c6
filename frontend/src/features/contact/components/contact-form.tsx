import { EnquiryForm, type EnquiryFormProps } from '#features/submission/components/enquiry-form.tsx';
import { ContactFields, FormTextArea } from '#features/submission/components/form-fields.tsx';

const TOASTS = {
  sent: {
    title: 'Vielen Dank',
    description: 'Ihre Nachricht wurde erfolgreich versendet! Wir melden uns so schnell wie möglich bei Ihnen.',
  },
  failed: {
    title: 'Fehler',
    description:
      'Ihre Nachricht konnte nicht versendet werden. Bitte versuchen Sie es erneut oder kontaktieren Sie uns telefonisch.',
  },
} as const;

/** The form «Nachricht senden». */
export function ContactForm(props: EnquiryFormProps) {
  return (
    <EnquiryForm {...props} form="kontakt" label="Nachricht senden" submitLabel="Nachricht senden" toasts={TOASTS}>
      <div className="grid gap-5 sm:grid-cols-2 lg:*:col-span-2">
        <ContactFields />
        <FormTextArea
          name="message"
          label="Nachricht"
          required
          rows={8}
          hint="Worum geht es, und um welches Fahrzeug?"
          className="sm:col-span-2 lg:[&>textarea]:min-h-104 xl:[&>textarea]:min-h-80"
        />
      </div>
    </EnquiryForm>
  );
}
