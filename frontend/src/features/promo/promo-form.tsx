import { businessProfile } from '@fahrzeugpflege/contracts';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/ui/button.tsx';
import { PhotoField } from '#features/photos/photo-field.tsx';
import { useUploads } from '#features/photos/photo-store.ts';
import { SentView } from '#features/submission/enquiry-panel.tsx';
import { ContactFields, FormTextArea, FormTextField } from '#features/submission/form-fields.tsx';
import { EnquiryForm, type EnquiryFormProps } from '#features/submission/submission-form.tsx';
import { VehicleReadBackLine } from '#features/submission/vehicle-read-back.tsx';
import { useCampaign } from './campaign.ts';

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
export function PromoForm({ onSent }: Pick<EnquiryFormProps, 'onSent'>) {
  const { form } = useCampaign();
  return (
    <EnquiryForm
      onSent={onSent}
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
        <PhotoField form="promo-womo-fruhbucher" className="sm:col-span-2" />
      </div>
    </EnquiryForm>
  );
}

/** What a visitor is thanked for. */
export interface PromoSentProps {
  readonly submissionId: string;
  readonly mailDraftAddress: string;
}

/** The thank-you panel in the form's place. */
export function PromoSent({ submissionId, mailDraftAddress }: PromoSentProps) {
  const hasPhotos = useUploads().some((state) => state.submissionId === submissionId);
  const attaching = hasPhotos
    ? 'abzuschicken brauchen Sie ihn nicht.'
    : 'Sie können dort Bilder anhängen, nötig ist es nicht.';
  return (
    <SentView
      title="Vielen Dank für Ihre Anfrage!"
      text={`Ihre Anfrage ist bei uns. Ihr Mailprogramm öffnet einen Entwurf mit Ihren Fahrzeugdaten: ${attaching}`}
      submissionId={submissionId}
    >
      <Link to="/" className={buttonClass()}>
        Zur Startseite
      </Link>
      <a href={mailDraftAddress} className={buttonClass({ variant: 'outline' })}>
        E-Mail-Entwurf öffnen
      </a>
    </SentView>
  );
}
