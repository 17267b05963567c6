import { businessProfile, nativeForms, phoneLink, servicePath } from '@fahrzeugpflege/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Picture, type PictureName } from '#components/picture.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { KeptAmounts } from '#components/unbroken.tsx';
import { EnquiryPanel } from '#features/submission/enquiry-panel.tsx';
import { ContactFields, FormTextArea, FormTextField } from '#features/submission/form-fields.tsx';
import { FormJump } from '#features/submission/form-jump.tsx';
import { MarketplaceListings } from '#features/third-party/marketplace-listings.tsx';
import { usePageState } from '#lib/page-state.tsx';
import type { PageModule } from './page-route.ts';

const { section } = nativeForms.suchauftrag;

/** `/fahrzeuge`: what is for sale, a search for what is not, and the two ways to sell. */
export function VehiclesPage() {
  const { marketplace } = usePageState().thirdParties;
  const isListed = marketplace.scriptUrl !== null;
  return (
    <>
      <header className="page-width pt-10 pb-8 md:pt-16 md:pb-12 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-end lg:gap-12">
        <h1 className="text-4xl">Fahrzeuge</h1>
        <p className="mt-4 max-w-[28em] text-lg text-muted">
          Wir handeln mit exklusiven Sportwagen, Luxuslimousinen, Premium-Wohnmobilen sowie Klassikern und
          Sammlerfahrzeugen. Was gerade da ist, {isListed ? 'sehen Sie hier oder erfahren Sie' : 'erfahren Sie'} am
          Telefon. Was Sie suchen, schreiben Sie uns als Suchauftrag.
        </p>
      </header>
      <Picture
        name="hall"
        alt="Halle mit Wagen unter hellen Stoffhüllen"
        isFirst
        sizes="100vw"
        className="aspect-3/2 w-full object-cover object-[50%_70%] sm:aspect-5/2 lg:aspect-10/3"
      />
      <section className="page-width py-section">
        <h2 className="mb-6 text-3xl md:mb-8">{isListed ? marketplace.category : 'Was wir suchen und verkaufen'}</h2>
        <MarketplaceListings
          searchLink={
            <FormJump formId={section} className={buttonClass({ variant: 'accent' })}>
              Suchauftrag geben
            </FormJump>
          }
        />
      </section>
      <SearchSection heading={isListed ? 'Nicht dabei, was Sie suchen?' : 'Sie suchen ein bestimmtes Fahrzeug?'} />
      <WaysToSell />
    </>
  );
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: VehiclesPage,
  describe: () => ({
    description: `Premium-Wohnmobile, Sportwagen, Limousinen und Klassiker in ${businessProfile.town}. Was da ist, erfahren Sie am Telefon; was Sie suchen, schreiben Sie im Suchauftrag.`,
    picture: 'fahrzeuge',
  }),
};

function WaysToSell() {
  return (
    <section className="bg-sand py-section">
      <div className="page-width">
        <h2 className="text-3xl">Sie möchten verkaufen?</h2>
        <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Way
            to={servicePath('an-und-verkauf').canonical}
            picture="key"
            alt="Fahrzeugschlüssel auf dunklem Filz"
            title="An- und Verkauf"
            text="Wir sehen Ihr Fahrzeug an und nennen Ihnen einen Preis. Passt er Ihnen, kaufen wir es."
          />
          <Way
            to={servicePath('vermittlung').canonical}
            picture="two-keys"
            alt="Zwei Fahrzeugschlüssel mit Anhänger auf einem Holztisch"
            title="Vermittlung"
            text="Wir verkaufen in Ihrem Auftrag: fester Betrag im Monat, keine Provision."
          />
        </ul>
      </div>
    </section>
  );
}

interface WayProps {
  readonly to: string;
  readonly picture: PictureName;
  readonly alt: string;
  readonly title: string;
  readonly text: string;
}

function Way({ to, picture, alt, title, text }: WayProps) {
  return (
    <li className="group relative">
      <Picture
        name={picture}
        alt={alt}
        sizes="(min-width: 48rem) 55vw, 100vw"
        className="aspect-3/2 w-full object-cover md:aspect-auto md:h-80"
      />
      <h3 className="mt-4 text-xl">
        <Link
          to={to}
          className="inline-flex min-h-11 items-center gap-2 after:absolute after:inset-0 group-hover:text-petrol group-hover:underline"
        >
          {title} <ArrowRight aria-hidden="true" className="size-5" />
        </Link>
      </h3>
      <p className="max-w-prose text-muted">{text}</p>
    </li>
  );
}

const { claims, phone } = businessProfile;

/** The part of `/fahrzeuge` that takes a «Suchauftrag». */
function SearchSection({ heading }: { readonly heading: string }) {
  return (
    <section id={nativeForms.suchauftrag.section} className="border-t border-line bg-surface py-section">
      <div className="page-width grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <div className="lg:sticky lg:top-28 lg:h-fit">
          <h2 className="text-3xl">{heading}</h2>
          <p className="mt-4 max-w-prose text-lg text-muted">
            Geben Sie uns einen Suchauftrag. Wir melden uns <KeptAmounts>{claims.answerPromise}</KeptAmounts> und sagen
            Ihnen, ob etwas Passendes da ist.
          </p>
          <p className="mt-6 border-t border-line pt-5 max-lg:hidden">
            Lieber am Telefon?
            <a
              href={phoneLink()}
              className="text-link mt-1 block w-fit font-display text-xl font-semibold whitespace-nowrap text-petrol tabular-nums"
            >
              {phone}
            </a>
          </p>
        </div>
        <div className="h-fit border border-line bg-paper p-5 sm:p-8 lg:p-10">
          <EnquiryPanel
            form="suchauftrag"
            label="Suchauftrag"
            submitLabel="Suchauftrag senden"
            toasts={TOASTS}
            sentText="Ihr Suchauftrag ist bei uns angekommen. Wir sehen nach, ob etwas Passendes da ist."
            againLabel="Weiteren Suchauftrag geben"
          >
            <SearchFields />
          </EnquiryPanel>
        </div>
      </div>
    </section>
  );
}

const TOASTS = {
  sent: { title: 'Suchauftrag gesendet', description: 'Wir haben notiert, was Sie suchen.' },
  failed: {
    title: 'Fehler beim Senden',
    description: `Bitte versuchen Sie es erneut oder rufen Sie uns direkt an: ${businessProfile.phone}`,
  },
} as const;

/** The search: what somebody looks for, at which price, until when. */
function SearchFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormTextArea
        name="message"
        label="Was suchen Sie?"
        required
        rows={4}
        hint="z. B. Wohnmobil mit Längsbetten, Automat, höchstens 7 m lang"
        className="sm:col-span-2"
      />
      <FormTextField name="vehicleMake" label="Marke" hint="z. B. Hymer" />
      <FormTextField name="vehicleModel" label="Modell" hint="z. B. B-Klasse ML T 580" />
      <FormTextField name="budget" label="Budget" hint="z. B. bis CHF 60'000" />
      <FormTextField name="desiredDate" label="Bis wann?" hint="Ein Tag, ein Monat oder «eilt nicht»" />
      <ContactFields />
    </div>
  );
}
