import { ContactDetails } from '../features/contact/components/contact-details';
import { ContactForm } from '../features/contact/components/contact-form';
import { Directions } from '../features/contact/components/directions';
import { EnquiryPanel } from '../features/submission/components/enquiry-panel';
import { FormJump } from '../features/submission/components/form-jump';

const FORM_ID = 'nachricht';

/** `/kontakt`: how to reach the business, and a form to write from. */
export function ContactPage() {
  return (
    <div className="page-width grid gap-x-16 gap-y-10 py-10 md:py-16 lg:grid-cols-[5fr_7fr] lg:gap-y-14">
      <div>
        <h1 className="text-3xl">Kontakt</h1>
        <p className="mt-4 max-w-prose text-lg text-muted">
          Rufen Sie an, schreiben Sie uns oder bringen Sie Ihr Fahrzeug gleich mit.
        </p>
        <FormJump formId={FORM_ID} className="text-link mt-1 inline-block py-2 font-semibold text-petrol lg:hidden">
          Direkt zur Nachricht
        </FormJump>
        <ContactDetails className="mt-6 lg:mt-8" />
      </div>
      <section id={FORM_ID} className="h-fit border border-line bg-surface p-5 sm:p-8 lg:p-10">
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
      <Directions />
    </div>
  );
}
