import { businessProfile } from '@fahrzeugpflege/contracts';
import { FactList } from '../../../components/fact-list';
import { campaignPeriod, discount } from '../promo-texts';

const TERMS = [
  { term: 'Rabatt', text: `${discount} auf die Keramikversiegelung` },
  { term: 'Termine', text: campaignPeriod },
  { term: 'Antwort', text: `innert ${businessProfile.claims.answerWithin}, per E-Mail oder Telefon` },
  { term: 'Abholung', text: 'Hol- und Bringservice auf Anfrage' },
  { term: 'Bedingung', text: 'nicht mit anderen Rabatten oder Aktionen kumulierbar' },
] as const;

/** The conditions of the campaign. */
export function CampaignTerms({ className }: { readonly className?: string }) {
  return <FactList facts={TERMS} className={className} />;
}
