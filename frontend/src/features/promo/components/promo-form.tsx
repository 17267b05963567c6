import { businessProfile } from '@fahrzeugpflege/contracts';
import { toast } from '../../../lib/toast-store';
import { ContactFields, FormTextArea, FormTextField } from '../../submission/components/form-fields';
import { SubmissionForm } from '../../submission/components/submission-form';
import type { FormValues } from '../../submission/form-values';
import { useSubmission } from '../../submission/use-submission';

/** The early-booking enquiry. */
export function PromoForm({ onSent }: { readonly onSent: (values: FormValues) => void }) {
  const submission = useSubmission('promo-womo-fruhbucher', {
    onAccepted: (values) => {
      toast({
        title: 'Anfrage erfolgreich gesendet!',
        description: 'Wir melden uns in Kürze bei Ihnen mit einem individuellen Angebot.',
      });
      onSent(values);
    },
    onFailed: () =>
      toast({
        variant: 'destructive',
        title: 'Fehler beim Senden',
        description: `Bitte versuchen Sie es erneut oder rufen Sie uns direkt an: ${businessProfile.phone}`,
      }),
  });
  return (
    <SubmissionForm submission={submission} takesFocus={false} label="Frühbucher-Anfrage" submitLabel="Anfrage senden">
      <div className="grid gap-5 sm:grid-cols-2">
        <FormTextField
          name="vehicle"
          label="Fahrzeugdaten"
          required
          hint="Marke, Modell und Jahrgang, z. B. Fiat Ducato 2019"
        />
        <FormTextField name="dimensions" label="Länge & Höhe" required hint="In Metern, z. B. 7.20 x 3.10" />
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
    </SubmissionForm>
  );
}
