import { nativeForms, servicePath } from '@fahrzeugpflege/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePageState } from '#lib/page-state.tsx';
import { Picture, type PictureName } from '../components/picture.tsx';
import { buttonClass } from '../components/ui/button.tsx';
import { FormJump } from '../features/submission/components/form-jump.tsx';
import { MarketplaceListings } from '../features/third-party/components/marketplace-listings.tsx';
import { SearchSection } from '../features/vehicle-search/components/search-section.tsx';

const { section } = nativeForms.suchauftrag;

/** `/fahrzeuge`: what is for sale, a search for what is not, and the two ways to sell. */
export function VehiclesPage() {
  const { marketplace } = usePageState().thirdParties;
  const isListed = marketplace.scriptUrl !== null;
  return (
    <>
      <header className="page-width pt-10 pb-8 md:pt-16 md:pb-12 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-end lg:gap-12">
        <h1 className="text-4xl">Fahrzeuge</h1>
        <p className="mt-4 max-w-[56ch] text-lg text-muted">
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
