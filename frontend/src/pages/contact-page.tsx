import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ContactDetails } from '../features/contact/components/contact-details';
import { ContactForm } from '../features/contact/components/contact-form';
import { ContactSent } from '../features/contact/components/contact-sent';

/** `/kontakt`: how to reach the business, and a form to write from. */
export function ContactPage() {
  const [view, setView] = useState<'form' | 'sent' | 'again'>('form');
  const isSent = view === 'sent';
  const [query] = useSearchParams();
  const cameBackSent = query.has('gesendet');
  return (
    <div className="page-width grid gap-x-16 gap-y-10 py-10 md:py-16 lg:grid-cols-[5fr_7fr]">
      <div>
        <h1 className="text-3xl">Kontakt</h1>
        <p className="mt-4 mb-8 max-w-prose text-lg text-muted">
          Rufen Sie an, schreiben Sie uns oder bringen Sie Ihr Fahrzeug gleich mit.
        </p>
        <ContactDetails />
      </div>
      <section className="h-fit rounded-lg border border-line bg-surface p-5 sm:p-8 lg:p-10">
        {isSent || cameBackSent ? (
          <ContactSent onAgain={isSent ? () => setView('again') : undefined} />
        ) : (
          <>
            <h2 className="mb-6 text-2xl">Nachricht senden</h2>
            <ContactForm onSent={() => setView('sent')} takesFocus={view === 'again'} />
          </>
        )}
      </section>
    </div>
  );
}
