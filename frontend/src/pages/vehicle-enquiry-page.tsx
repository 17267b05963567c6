import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { Link } from 'react-router-dom';
import { OpenNow } from '#components/business-details.tsx';
import { EnquiryPanel } from '../features/submission/components/enquiry-panel.tsx';
import { VehicleForm } from '../features/vehicle-enquiry/components/vehicle-form.tsx';

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
            genügen. Wir antworten {claims.answerPromise}.
          </p>
          <div className="mt-8 border-t border-line pt-5 max-lg:hidden">
            <p>Lieber am Telefon?</p>
            <a
              href={phoneLink()}
              className="text-link mt-1 block w-fit font-display text-xl font-semibold whitespace-nowrap text-petrol tabular-nums"
            >
              {businessProfile.phone}
            </a>
            <OpenNow className="mt-3 text-sm" />
          </div>
        </div>
        <section className="h-fit border border-line bg-surface p-5 sm:p-8 lg:p-10">
          <EnquiryPanel
            form="fahrzeug"
            sentText="Ihre Anfrage ist bei uns angekommen. Wir prüfen jetzt die Angaben zu Ihrem Fahrzeug."
            againLabel="Weitere Anfrage starten"
          >
            {(form) => <VehicleForm {...form} />}
          </EnquiryPanel>
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
