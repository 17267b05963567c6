import { businessProfile, company, phoneLink } from '@fahrzeugpflege/contracts';
import { Link } from 'react-router-dom';
import { usePageState } from '../../../app/page-state';
import { OpenNow } from '../../../components/open-now';
import { OpeningHours } from '../../../components/opening-hours';
import { PostalAddress } from '../../../components/postal-address';
import { buttonClass } from '../../../components/ui/button';

const { phone } = businessProfile;

/** Where the business is and when somebody is there; ends the about page with the way to `/kontakt`. */
export function AboutPlace() {
  const { title, text } = company.closing;
  return (
    <section className="page-width grid gap-x-12 gap-y-10 py-section lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <h2 className="text-3xl">{title}</h2>
        <p className="mt-4 max-w-[46ch] text-lg text-muted">{text}</p>
        <div className="mt-6 actions">
          <Link to="/kontakt" className={buttonClass({ variant: 'accent' })}>
            Kontakt aufnehmen
          </Link>
          <a href={phoneLink()} className={buttonClass({ variant: 'outline' })}>
            {phone}
          </a>
        </div>
      </div>
      <div className="grid gap-x-8 gap-y-8 border-t border-line pt-6 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Address />
        <div>
          <h3 className="text-lg">Öffnungszeiten</h3>
          <OpenNow className="mt-2 mb-3 text-petrol" />
          <OpeningHours />
        </div>
      </div>
    </section>
  );
}

function Address() {
  const { map } = usePageState().thirdParties;
  return (
    <div>
      <h3 className="text-lg">Wo wir sind</h3>
      <PostalAddress className="mt-2" />
      <a href={map.searchUrl} className="text-link inline-flex min-h-11 items-center font-semibold text-petrol">
        Auf der Karte ansehen
      </a>
    </div>
  );
}
