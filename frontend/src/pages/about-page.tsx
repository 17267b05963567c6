import { company } from '@fahrzeugpflege/contracts';
import { Picture } from '../components/picture.tsx';
import { Steps } from '../components/ui/steps.tsx';
import { AboutPlace } from '../features/about/components/about-place.tsx';
import { AboutQuestions } from '../features/about/components/about-questions.tsx';

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

function Opening() {
  return (
    <div className="page-width pt-10 pb-section md:pt-16">
      <header className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-end lg:gap-12">
        <h1 className="text-4xl">{company.heading}</h1>
        <p className="mt-4 max-w-[52ch] text-lg text-muted">{company.intro}</p>
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
              <dd className="max-w-[52ch] text-lg text-mist">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
