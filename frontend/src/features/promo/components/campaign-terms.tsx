import { FactList } from '../../../components/fact-list';
import { useCampaign } from '../promo-texts';

/** The conditions of the campaign, or what they were. */
export function CampaignTerms({ className }: { readonly className?: string }) {
  return <FactList facts={useCampaign().terms} className={className} />;
}
