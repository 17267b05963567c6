import { ContactDetails } from '../features/contact/components/contact-details.tsx';
import { ContactForm } from '../features/contact/components/contact-form.tsx';
import { Directions } from '../features/contact/components/directions.tsx';
import { EnquiryPanel } from '../features/submission/components/enquiry-panel.tsx';
import { FormJump } from '../features/submission/components/form-jump.tsx';

const FORM_ID = 'nachricht';

/** `/kontakt`: how to reach the business, and a form to write from. */
export function ContactPage() {
  return (
    <div className="page-width grid gap-x-12 py-10 md:py-16 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
      <div className="lg:col-span-2">
        <h1 className="text-3xl">Kontakt</h1>
        <p className="mt-4 max-w-prose text-lg text-muted">
          Rufen Sie an, schreiben Sie uns oder bringen Sie Ihr Fahrzeug gleich mit.
        </p>
        <FormJump formId={FORM_ID} className="text-link mt-1 inline-block py-2 font-semibold text-petrol lg:hidden">
          Direkt zur Nachricht
        </FormJump>
      </div>
      <ContactDetails className="mt-6 lg:mt-10" />
      <section
        id={FORM_ID}
        className="mt-10 border border-line bg-surface p-5 sm:p-8 lg:col-start-2 lg:row-span-2 lg:p-10 lg:not-has-[form]:h-fit"
      >
        <EnquiryPanel
          form="kontakt"
          sentText="Ihre Nachricht ist bei uns angekommen."
          againLabel="Weitere Nachricht senden"
        >
          {(form) => (
            <>
              <h2 className="mb-6 text-2xl">Nachricht senden</h2>
              <ContactForm {...form} />
            </>
          )}
        </EnquiryPanel>
      </section>
      <Directions className="mt-10 lg:mt-0" />
    </div>
  );
}
