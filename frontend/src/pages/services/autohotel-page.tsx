import { autohotelPage, type ServicePage, type TitledText } from '@fahrzeugpflege/contracts';
import { FactList } from '#components/fact-list.tsx';
import { Picture, type PictureName } from '#components/picture.tsx';
import { PriceList } from '#components/prices.tsx';
import { Steps } from '#components/ui/steps.tsx';
import { IntroHeading, IntroText } from '#features/service-page/service-intro.tsx';
import { ExtrasList, ReasonsBox } from '#features/service-page/service-lists.tsx';
import { ClosingCall, ServiceQuestions, ServiceSection } from '#features/service-page/service-sections.tsx';
import { useFacts } from '#lib/page-state.tsx';
import { describeService, type PageModule } from '../page-route.ts';

/** `/leistungen/autohotel`: guarded round the clock, an even climate, a charged battery. */
export function AutohotelPage() {
  const page = autohotelPage(useFacts());
  return (
    <>
      <BandHero page={page} picture="autohotel" alt="Flanke eines dunkelgrünen Wagens unter einem Lichtband" />
      <div className="page-width">
        <FactList facts={page.facts.slice(1)} layout="columns" />
      </div>
      <ServiceSection heading="Was der Platz Ihrem Fahrzeug bietet">
        <Pillars pillars={page.features} marks={['24/7', 'Klima', 'Batterie', 'Pflege']} />
      </ServiceSection>
      <ServiceSection heading={page.stepsHeading} tone="sand">
        <Steps steps={page.steps} layout="row" />
      </ServiceSection>
      <div className="page-width grid gap-x-16 gap-y-14 py-section lg:grid-cols-2 lg:py-24">
        <section>
          <h2 className="mb-8 text-2xl">{page.pricesHeading}</h2>
          <PriceList caption={page.pricesHeading} prices={page.prices} note={page.pricesNote} />
        </section>
        <ReasonsBox heading={page.whyHeading} reasons={page.why} />
      </div>
      <ServiceSection heading={page.extrasHeading} layout="beside" tone="ruled">
        <ExtrasList page={page} columns={2} />
      </ServiceSection>
      <ServiceQuestions page={page} tone="ruled" />
      <ClosingCall {...page.closing} />
    </>
  );
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: AutohotelPage,
  describe: ({ facts }) => describeService(autohotelPage(facts), 'autohotel'),
};

interface BandHeroProps {
  readonly page: ServicePage;
  readonly picture: PictureName;
  readonly alt: string;
}

/** The head of a service's page with its picture as a low band across the whole window. */
function BandHero({ page, picture, alt }: BandHeroProps) {
  return (
    <>
      <Picture
        name={picture}
        alt={alt}
        sizes="100vw"
        isFirst
        className="aspect-[16/9] w-full object-cover md:aspect-[21/8] object-[50%_58%] lg:max-h-[34rem]"
      />
      <div className="page-width grid gap-x-16 gap-y-6 py-10 md:py-14 lg:grid-cols-2 lg:py-16">
        <IntroHeading page={page} />
        <IntroText page={page} />
      </div>
    </>
  );
}

interface PillarsProps {
  readonly pillars: readonly TitledText[];
  /** A word for each, set large. */
  readonly marks: readonly string[];
}

/** A service in a few large words, each with its explanation. Headings are `h3`. */
function Pillars({ pillars, marks }: PillarsProps) {
  return (
    <ul className="border-b border-ink/40">
      {pillars.map(({ title, text }, index) => (
        <li key={title} className="grid gap-x-12 gap-y-2 border-t border-ink/40 py-7 md:grid-cols-[5fr_7fr] md:py-9">
          <p aria-hidden="true" className="font-display text-figure font-semibold tracking-tighter text-petrol">
            {marks[index]}
          </p>
          <div>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 max-w-prose text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
