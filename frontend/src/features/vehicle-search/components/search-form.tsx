import { businessProfile } from '@fahrzeugpflege/contracts';
import { EnquiryForm, type EnquiryFormProps } from '#features/submission/components/enquiry-form.tsx';
import { ContactFields, FormTextArea, FormTextField } from '#features/submission/components/form-fields.tsx';

const TOASTS = {
  sent: { title: 'Suchauftrag gesendet', description: 'Wir haben notiert, was Sie suchen.' },
  failed: {
    title: 'Fehler beim Senden',
    description: `Bitte versuchen Sie es erneut oder rufen Sie uns direkt an: ${businessProfile.phone}`,
  },
} as const;

/** The search: what somebody looks for, at which price, until when. */
export function SearchForm(props: EnquiryFormProps) {
  return (
    <EnquiryForm {...props} form="suchauftrag" label="Suchauftrag" submitLabel="Suchauftrag senden" toasts={TOASTS}>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormTextArea
          name="message"
          label="Was suchen Sie?"
          required
          rows={4}
          hint="z. B. Wohnmobil mit Längsbetten, Automat, höchstens 7 m lang"
          className="sm:col-span-2"
        />
        <FormTextField name="vehicleMake" label="Marke" hint="z. B. Hymer" />
        <FormTextField name="vehicleModel" label="Modell" hint="z. B. B-Klasse ML T 580" />
        <FormTextField name="budget" label="Budget" hint="z. B. bis CHF 60'000" />
        <FormTextField name="desiredDate" label="Bis wann?" hint="Ein Tag, ein Monat oder «eilt nicht»" />
        <ContactFields />
      </div>
    </EnquiryForm>
  );
}
