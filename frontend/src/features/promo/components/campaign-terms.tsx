import { FactList } from '#components/fact-list.tsx';
import { useCampaign } from '../promo-texts.ts';

/** The conditions of the campaign, or what they were. */
export function CampaignTerms({ className }: { readonly className?: string }) {
  return <FactList facts={useCampaign().terms} className={className} />;
}
