import { Picture } from '#components/picture.tsx';
import { BigPrice } from '#components/prices.tsx';
import { useFacts } from '#lib/page-state.tsx';
import { useCampaign } from '../promo-texts.ts';

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
