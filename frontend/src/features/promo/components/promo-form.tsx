import { businessProfile } from '@fahrzeugpflege/contracts';
import { EnquiryForm, type EnquiryFormProps } from '#features/submission/components/enquiry-form.tsx';
import { ContactFields, FormTextArea, FormTextField } from '#features/submission/components/form-fields.tsx';
import { VehicleReadBackLine } from '#features/submission/components/vehicle-read-back.tsx';
import { useCampaign } from '../promo-texts.ts';

const TOASTS = {
  sent: {
    title: 'Anfrage erfolgreich gesendet!',
    description: 'Wir melden uns in Kürze bei Ihnen mit einem individuellen Angebot.',
  },
  failed: {
    title: 'Fehler beim Senden',
    description: `Bitte versuchen Sie es erneut oder rufen Sie uns direkt an: ${businessProfile.phone}`,
  },
} as const;

/** The early-booking enquiry. */
export function PromoForm(props: EnquiryFormProps) {
  const { form } = useCampaign();
  return (
    <EnquiryForm
      {...props}
      form="promo-womo-fruhbucher"
      label="Frühbucher-Anfrage"
      submitLabel={form.action}
      toasts={TOASTS}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormTextField
          name="vehicle"
          label="Fahrzeugdaten"
          required
          hint="Marke, Modell und Jahrgang, z. B. Fiat Ducato 2019"
        />
        <FormTextField name="dimensions" label="Länge & Höhe" required hint="In Metern, z. B. 7.20 x 3.10" />
        <VehicleReadBackLine
          resting="Wir verstehen auch «Hymer B 678, Jg. 03» und «720 auf 310 cm»."
          className="sm:col-span-2"
        />
        <FormTextField
          name="preferredDate"
          label="Wunschtermin"
          required
          hint="Ein Tag, eine Woche oder ein Monat"
          className="sm:col-span-2"
        />
        <ContactFields phoneHint="Für eine kurze Rückfrage zu Ihrem Fahrzeug" />
        <FormTextArea
          name="message"
          label="Nachricht"
          required
          rows={4}
          hint="Zustand, Besonderheiten, Fragen"
          className="sm:col-span-2"
        />
      </div>
    </EnquiryForm>
  );
}
