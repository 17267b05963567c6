import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { VehicleForm } from '../features/vehicle-enquiry/components/vehicle-form';
import { VehicleSent } from '../features/vehicle-enquiry/components/vehicle-sent';

/** `/leads`: the vehicle enquiry «Anfrage starten». */
export function VehicleEnquiryPage() {
  const [view, setView] = useState<'form' | 'sent' | 'again'>('form');
  const isSent = view === 'sent';
  const [query] = useSearchParams();
  return (
    <div className="page-width py-10 md:py-16">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <div className="lg:sticky lg:top-32 lg:h-fit">
          <h1 className="text-3xl">Anfrage starten</h1>
          <p className="mt-4 max-w-prose text-lg text-muted">
            Je mehr wir über Ihr Fahrzeug wissen, desto genauer wird die Offerte. Marke, Name, E-Mail und Nachricht
            genügen. Wir antworten innert 24 Stunden.
          </p>
        </div>
        <section className="h-fit rounded-lg border border-line bg-surface p-5 sm:p-8 lg:p-10">
          {isSent || query.has('gesendet') ? (
            <VehicleSent onAgain={isSent ? () => setView('again') : undefined} />
          ) : (
            <VehicleForm onSent={() => setView('sent')} takesFocus={view === 'again'} />
          )}
        </section>
      </div>
      <p className="mt-10 text-xs text-muted">
        <Link to="/admin" rel="nofollow" className="text-link inline-block py-2">
          Anmeldung für Mitarbeitende
        </Link>
      </p>
    </div>
  );
}
