import { businessProfile, company, phoneLink } from '@fahrzeugpflege/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { OpeningHours, OpenNow, PostalAddress } from '#components/business-details.tsx';
import { Picture } from '#components/picture.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { Steps } from '#components/ui/steps.tsx';
import { KeptAmounts } from '#components/unbroken.tsx';
import { LocationMap } from '#features/third-party/location-map.tsx';
import type { PageModule } from './page-route.ts';

/** `/uber-uns`: the years, the customers, how it came about, how the work is done and held to, what to ask, and where. */
export function AboutPage() {
  return (
    <>
      <Opening />
      <History />
      <Work />
      <Values />
      <AboutQuestions />
      <AboutPlace />
    </>
  );
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: AboutPage,
  describe: () => ({ description: company.description, picture: 'uber-uns' }),
};

function Opening() {
  return (
    <div className="page-width pt-10 pb-section md:pt-16">
      <header className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-end lg:gap-12">
        <h1 className="text-4xl">{company.heading}</h1>
        <p className="mt-4 max-w-[26em] text-lg text-muted">{company.intro}</p>
      </header>
      <dl className="mt-10 grid gap-x-12 gap-y-8 sm:grid-cols-2 md:mt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {company.figures.map(({ value, text }) => (
          <Figure key={value} value={value} text={text} />
        ))}
      </dl>
    </div>
  );
}

/** «15+ Jahre» with the number as large as it goes. */
function Figure({ value, text }: { readonly value: string; readonly text: string }) {
  const [number = value, ...unit] = value.split(' ');
  return (
    <div className="flex flex-col border-t border-line pt-5">
      <dt className="order-last mt-1 text-muted">{text}</dt>
      <dd className="font-display text-xl font-semibold">
        <span className="figure -ml-[0.03em] mb-3 block text-5xl text-petrol">{number}</span> {unit.join(' ')}
      </dd>
    </div>
  );
}

function History() {
  const [first, ...rest] = company.history;
  return (
    <section className="page-grid gap-y-8 pb-section">
      <div className="relative col-[full] lg:col-[full-start/span_6]">
        <Picture
          name="polish"
          alt="Polierteller auf dunklem Lack"
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="aspect-3/2 w-full object-cover md:aspect-2/1 md:max-lg:object-top lg:absolute lg:inset-0 lg:h-full"
        />
      </div>
      <div className="col-[content] lg:col-[span_6/content-end]">
        <h2 className="text-3xl">{company.historyHeading}</h2>
        <p className="mt-6 text-lg">{first}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-muted">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

function Work() {
  return (
    <section id="arbeit" className="page-width pb-section">
      <h2 className="mb-6 text-3xl md:mb-8">{company.workHeading}</h2>
      <Steps steps={company.work} layout="row" />
    </section>
  );
}

function Values() {
  return (
    <section className="on-dark bg-petrol-deep py-section text-paper">
      <div className="page-width">
        <h2 className="text-lg text-mist">{company.valuesHeading}</h2>
        <dl className="mt-6 border-b border-white/15">
          {company.values.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-12 gap-y-2 border-t border-white/15 py-6 md:grid-cols-2 md:items-baseline md:py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
            >
              <dt className="font-display text-3xl font-semibold tracking-tight">{title}</dt>
              <dd className="max-w-[26em] text-lg text-mist">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

const { phone } = businessProfile;

/** Where the business is, how it looks there and when somebody is in; ends the about page with the way to `/kontakt`. */
function AboutPlace() {
  const { title, text } = company.closing;
  return (
    <section className="border-t border-line py-section">
      <div className="page-width grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2 className="text-3xl">{title}</h2>
          <p className="mt-4 max-w-[23em] text-lg text-muted">{text}</p>
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
            <p className="mt-3 max-w-[16em] text-muted">{company.directions.around}</p>
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

/** The picture is our own drawing, and says so: nobody shall take it for a photograph of the hall. */
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

/** What one may ask, answered in a sentence, each with the way to the page that says more. */
function AboutQuestions() {
  return (
    <section className="page-width grid gap-x-12 gap-y-8 py-section lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="lg:sticky lg:top-28 lg:h-fit">
        <h2 className="text-3xl">{company.questionsHeading}</h2>
        <p className="mt-4 text-lg text-muted">{company.questionsIntro}</p>
      </div>
      <ul className="border-b border-line">
        {company.questions.map(({ question, answer, link }) => (
          <li
            key={question}
            className="grid gap-x-8 border-t border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
          >
            <div>
              <h3 className="text-xl">{question}</h3>
              <p className="mt-1.5 max-w-prose text-muted">
                <KeptAmounts>{answer}</KeptAmounts>
              </p>
            </div>
            <Link
              to={link.to}
              className="text-link inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-petrol sm:-mb-2.5"
            >
              {link.label} <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
