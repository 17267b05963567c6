import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '#lib/class-names.ts';
import { usePageState } from '#lib/page-state.tsx';
import { EmbeddedContent } from './embedded-content.tsx';
import { isLoadableWidget, reviewsOffer } from './embedded-offer.ts';
import { ScriptWidget } from './script-widget.tsx';

/** What customers say, as the reviews' provider shows it; without one configured, what is true of them in figures. */
export function CustomerReviews({ className }: { readonly className?: string }) {
  const { reviews } = usePageState().thirdParties;
  if (!isLoadableWidget(reviews)) return <CustomerFigures className={className} />;
  const [language = 'de'] = businessProfile.locale.split('-');
  return (
    <EmbeddedContent offer={reviewsOffer(reviews)} className={classNames('bg-sand', className)}>
      {(props) => <ScriptWidget name="reviews" scriptUrl={reviews.scriptUrl} settings={{ language }} {...props} />}
    </EmbeddedContent>
  );
}

const LINK = 'text-link inline-flex min-h-11 items-center font-semibold text-petrol';

/** What is true of the customers without any list of reviews: how many they are, and what anyone may see for oneself. */
function CustomerFigures({ className }: { readonly className?: string | undefined }) {
  const { claims, phone } = businessProfile;
  return (
    <div className={classNames('grid gap-x-16 gap-y-8 lg:grid-cols-[auto_minmax(0,1fr)]', className)}>
      <p>
        <span className="figure -ml-[0.03em] block text-5xl whitespace-nowrap text-petrol">
          {claims.satisfiedCustomers}
        </span>
        <span className="mt-3 block font-display text-lg font-semibold">zufriedene Kunden</span>
        <span className="mt-1 block text-muted">{claims.experience} Erfahrung</span>
      </p>
      <div>
        <h3 className="text-lg">Machen Sie sich selbst ein Bild</h3>
        <ul className="mt-4 grid border-b border-line sm:grid-cols-3 sm:gap-x-8 sm:border-b-0">
          <Way
            title="Vorbeikommen"
            text="Nehmen Sie Ihr Fahrzeug gleich mit: Am Lack sieht man mehr als in einem Mail."
          >
            <Link to="/kontakt" className={LINK}>
              Adresse und Öffnungszeiten
            </Link>
          </Way>
          <Way
            title="Hinsehen"
            text="Auf einer versiegelten Fläche perlt Wasser ab. Wie es dazu kommt, lesen Sie in fünf Schritten."
          >
            <Link to="/uber-uns#arbeit" className={LINK}>
              So arbeiten wir
            </Link>
          </Way>
          <Way title="Fragen" text="Beratung und Service gehören bei allem dazu, vor der Arbeit und danach.">
            <a href={phoneLink()} className={`${LINK} whitespace-nowrap tabular-nums`}>
              {phone}
            </a>
          </Way>
        </ul>
      </div>
    </div>
  );
}

interface WayProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Way({ title, text, children }: WayProps) {
  return (
    <li className="flex flex-col border-t border-line pt-4 pb-3">
      <strong className="font-display text-xl font-semibold">{title}</strong>
      <span className="mt-1 text-muted">{text}</span>
      <span className="mt-auto pt-1">{children}</span>
    </li>
  );
}
