import { businessProfile, servicePaths } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { EnquiryForm, type EnquiryFormProps } from '#features/submission/components/enquiry-form.tsx';
import {
  ContactFields,
  FormSelect,
  FormTextArea,
  FormTextField,
} from '#features/submission/components/form-fields.tsx';
import { VehicleReadBackLine } from '#features/submission/components/vehicle-read-back.tsx';

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
export function VehicleForm(props: EnquiryFormProps) {
  return (
    <EnquiryForm {...props} form="fahrzeug" label="Anfrage starten" submitLabel="Anfrage senden" toasts={TOASTS}>
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
          {servicePaths.map(({ serviceId, label, titles }) => (
            <option key={serviceId} value={titles[0]}>
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
      </Part>
      <Part legend="Ihre Angaben">
        <div className="grid gap-5 sm:col-span-6 sm:grid-cols-2">
          <ContactFields />
        </div>
      </Part>
    </EnquiryForm>
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
