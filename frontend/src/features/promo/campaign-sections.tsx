import type { ReactNode } from 'react';
import { FactList } from '#components/fact-list.tsx';
import { Picture } from '#components/picture.tsx';
import { BigPrice } from '#components/prices.tsx';
import { Accordion } from '#components/ui/accordion.tsx';
import { KeptAmounts } from '#components/unbroken.tsx';
import { classNames } from '#lib/class-names.ts';
import { useFacts } from '#lib/page-state.tsx';
import { useCampaign } from './campaign.ts';

interface CampaignSectionProps {
  readonly heading: string;
  /** What stands under the heading, in the narrow column. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the promotion page: heading in the narrow column, matter in the wide one. */
export function CampaignSection({ heading, aside, className, children }: CampaignSectionProps) {
  return (
    <section className={classNames('py-12 md:py-20', className)}>
      <div className="page-width grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <div className={classNames(aside !== undefined && 'lg:sticky lg:top-28 lg:h-fit')}>
          <h2 className="max-w-[11.2em] text-2xl">{heading}</h2>
          {aside}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

/** What a visitor gains by booking early. */
export function CampaignBenefits() {
  const campaign = useCampaign();
  return (
    <CampaignSection heading={campaign.benefitsHeading}>
      <ul className="grid border-b border-line sm:grid-cols-2 sm:gap-x-10">
        {campaign.benefits.map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-5 pb-7">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-muted">
              <KeptAmounts>{text}</KeptAmounts>
            </p>
          </li>
        ))}
      </ul>
    </CampaignSection>
  );
}

/** What the work consists of and costs, and that the vehicle can be fetched. */
export function CampaignServices() {
  const { ceramicSealing } = useFacts().prices;
  const { servicesHeading, services, priceNote, pickup } = useCampaign();
  return (
    <section className="bg-sand">
      <div className="page-width grid gap-x-16 gap-y-8 py-12 md:py-20 lg:grid-cols-[4fr_7fr]">
        <Picture
          name="ceramic"
          alt="Wasser steht in Tropfen auf der versiegelten, hellen Fläche eines Wohnmobils"
          sizes="(max-width: 63.99rem) 100vw, 27rem"
          className="aspect-3/2 w-full object-cover lg:aspect-auto lg:h-full"
        />
        <div>
          <h2 className="text-2xl">{servicesHeading}</h2>
          <ul className="mt-5 grid sm:grid-cols-2 sm:gap-x-10">
            {services.map((service) => (
              <li key={service} className="border-t border-line-strong/40 py-3 font-semibold">
                {service}
              </li>
            ))}
          </ul>
          <p className="mt-6 text-petrol">
            <BigPrice price={ceramicSealing} size="lg" />
            {priceNote && <span className="block text-sm text-ink">{priceNote}</span>}
          </p>
          <div className="mt-8 border-l-4 border-petrol pl-5">
            <h3 className="text-lg">{pickup.title}</h3>
            <p className="mt-1 max-w-prose">{pickup.text}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The conditions of the campaign, or what they were. */
export function CampaignTerms({ className }: { readonly className?: string }) {
  return <FactList facts={useCampaign().terms} className={className} />;
}

/** What the business stands for, in three words. */
export function CampaignValues() {
  const campaign = useCampaign();
  return (
    <section className="on-dark bg-petrol text-paper">
      <div className="page-width py-12 md:py-16">
        <h2 className="text-base font-medium tracking-normal text-mist">{campaign.valuesHeading}</h2>
        <ul className="mt-5 grid gap-x-8 gap-y-8 md:grid-cols-3 lg:gap-x-12">
          {campaign.values.map(({ title, text }) => (
            <li key={title} className="border-t border-mist/40 pt-5">
              <h3 className="text-2xl md:max-lg:text-xl">{title}</h3>
              <p className="mt-2 max-w-[20em] text-mist">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The three questions that come up again and again. */
export function CampaignQuestions() {
  const campaign = useCampaign();
  return (
    <CampaignSection heading={campaign.questionsHeading}>
      <Accordion items={campaign.questions} />
    </CampaignSection>
  );
}
