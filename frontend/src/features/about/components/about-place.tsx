import { businessProfile, company, phoneLink } from '@fahrzeugpflege/contracts';
import { Link } from 'react-router-dom';
import { OpeningHours, OpenNow, PostalAddress } from '#components/business-details.tsx';
import { Picture } from '#components/picture.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { LocationMap } from '#features/third-party/components/location-map.tsx';

const { phone } = businessProfile;

/** Where the business is, how it looks there and when somebody is in; ends the about page with the way to `/kontakt`. */
export function AboutPlace() {
  const { title, text } = company.closing;
  return (
    <section className="border-t border-line py-section">
      <div className="page-width grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
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
          <div>
            <h3 className="text-lg">Wo wir sind</h3>
            <PostalAddress className="mt-2" />
            <p className="mt-3 max-w-[32ch] text-muted">{company.directions.around}</p>
          </div>
          <div>
            <h3 className="text-lg">Öffnungszeiten</h3>
            <OpenNow className="mt-2 mb-3 text-petrol" />
            <OpeningHours />
          </div>
        </div>
      </div>
      <div className="page-width mt-10 grid gap-x-8 gap-y-8 md:mt-14 md:grid-cols-2">
        <Hall />
        <LocationMap className="md:max-lg:min-h-124" />
      </div>
    </section>
  );
}

/** The picture is our own drawing (decision 6), and says so: nobody shall take it for a photograph of the hall. */
function Hall() {
  return (
    <figure>
      <Picture
        name="hall"
        alt="Halle mit Wagen unter hellen Stoffhüllen"
        sizes="(min-width: 48rem) 50vw, 100vw"
        className="aspect-3/2 w-full rounded-lg object-cover object-left md:aspect-3/4 lg:aspect-4/3"
      />
      <figcaption className="mt-2 text-sm text-muted">
        Illustration. Wie es hier wirklich aussieht, sehen Sie bei einem Besuch.
      </figcaption>
    </figure>
  );
}
