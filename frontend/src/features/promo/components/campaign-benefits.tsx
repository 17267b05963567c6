import { KeptAmounts } from '#components/unbroken.tsx';
import { useCampaign } from '../promo-texts.ts';
import { CampaignSection } from './campaign-section.tsx';

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
