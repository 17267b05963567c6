import { useCampaign } from '../promo-texts.ts';
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
              <p className="mt-2 max-w-[40ch] text-mist">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
