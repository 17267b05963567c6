import { businessProfile, phoneLink, servicePaths } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OpenNow } from '#components/business-details.tsx';
import { KeptAmounts } from '#components/unbroken.tsx';
import { PhotoField } from '#features/photos/photo-field.tsx';
import { EnquiryPanel } from '#features/submission/enquiry-panel.tsx';
import { ContactFields, FormSelect, FormTextArea, FormTextField } from '#features/submission/form-fields.tsx';
import { VehicleReadBackLine } from '#features/submission/vehicle-read-back.tsx';
import type { PageModule } from './page-route.ts';

/** `/leads`: the vehicle enquiry «Anfrage starten». */
export function VehicleEnquiryPage() {
  const { claims } = businessProfile;
  return (
    <div className="page-width py-10 md:py-16">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <div className="lg:sticky lg:top-32 lg:h-fit">
          <h1 className="text-3xl">Anfrage starten</h1>
          <p className="mt-4 max-w-prose text-lg text-muted">
            Je mehr wir über Ihr Fahrzeug wissen, desto genauer wird die Offerte. Marke, Name, E-Mail und Nachricht
            genügen. Wir antworten <KeptAmounts>{claims.answerPromise}</KeptAmounts>.
          </p>
          <div className="mt-8 border-t border-line pt-5 max-lg:hidden">
            <p>Lieber am Telefon?</p>
            <a
              href={phoneLink()}
              className="text-link flex min-h-11 w-fit items-center font-display text-xl font-semibold whitespace-nowrap text-petrol tabular-nums"
            >
              {businessProfile.phone}
            </a>
            <OpenNow className="mt-3 text-sm" />
          </div>
        </div>
        <section className="h-fit border border-line bg-surface p-5 sm:p-8 lg:p-10">
          <EnquiryPanel
            form="fahrzeug"
            label="Anfrage starten"
            submitLabel="Anfrage senden"
            toasts={TOASTS}
            sentText="Ihre Anfrage ist bei uns angekommen. Wir prüfen jetzt die Angaben zu Ihrem Fahrzeug."
            takesPhotos
            againLabel="Weitere Anfrage starten"
          >
            <VehicleFields />
          </EnquiryPanel>
        </section>
      </div>
      <p className="mt-10 text-xs text-muted">
        <Link to="/admin" rel="nofollow" className="text-link inline-flex min-h-11 items-center">
          Anmeldung für Mitarbeitende
        </Link>
      </p>
    </div>
  );
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: VehicleEnquiryPage,
  describe: () => ({
    description: `Fahrzeug, Leistung und Wunschtermin angeben: Sie erhalten ${businessProfile.claims.answerPromise} Bescheid und eine Offerte, die zu Ihrem Fahrzeug passt.`,
    picture: 'anfrage',
  }),
};

const TOASTS = {
  sent: {
    title: 'Anfrage erfolgreich gesendet!',
    description: `Wir melden uns ${businessProfile.claims.answerPromise} bei Ihnen.`,
  },
  failed: {
    title: 'Fehler',
    description:
      'Ihre Anfrage konnte nicht versendet werden. Bitte versuchen Sie es erneut oder kontaktieren Sie uns telefonisch.',
  },
} as const;

/** The vehicle enquiry: vehicle, wish, contact. */
function VehicleFields() {
  return (
    <>
      <Part legend="Ihr Fahrzeug">
        <FormTextField name="vehicleMake" label="Marke" required hint="z. B. Hymer" className="sm:col-span-3" />
        <FormTextField name="vehicleModel" label="Modell" hint="z. B. B-Klasse ML T 580" className="sm:col-span-3" />
        <FormTextField
          name="vehicleYear"
          label="Jahrgang"
          inputMode="numeric"
          hint="z. B. 2019"
          className="sm:col-span-2"
        />
        <FormTextField name="vehicleLength" label="Länge" hint="z. B. 7.20 m" className="sm:col-span-2" />
        <FormTextField name="vehicleHeight" label="Höhe" hint="z. B. 3.10 m" className="sm:col-span-2" />
        <VehicleReadBackLine resting="Wir verstehen auch «720 cm» und «ca. 7,2»." className="sm:col-span-6" />
      </Part>
      <Part legend="Ihr Wunsch">
        <FormSelect name="serviceType" label="Leistung" className="sm:col-span-3">
          <option value="">Bitte wählen</option>
          {servicePaths.map(({ serviceId, label }) => (
            <option key={serviceId} value={label}>
              {label}
            </option>
          ))}
        </FormSelect>
        <FormTextField
          name="desiredDate"
          label="Wunschtermin"
          hint="Ein Tag, eine Woche oder ein Monat"
          className="sm:col-span-3"
        />
        <FormTextArea
          name="message"
          label="Nachricht"
          required
          rows={4}
          hint="Zustand, Besonderheiten, Fragen"
          className="sm:col-span-6"
        />
        <PhotoField form="fahrzeug" className="sm:col-span-6" />
      </Part>
      <Part legend="Ihre Angaben">
        <div className="grid gap-5 sm:col-span-6 sm:grid-cols-2">
          <ContactFields />
        </div>
      </Part>
    </>
  );
}

function Part({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="mt-8 border-t border-line pt-6 first-of-type:mt-0 first-of-type:border-0 first-of-type:pt-0">
      <legend className="float-left mb-5 w-full font-display text-xl font-semibold">{legend}</legend>
      <div className="clear-both grid gap-5 sm:grid-cols-6">{children}</div>
    </fieldset>
  );
}
