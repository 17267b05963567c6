import { Accordion } from '../../../components/ui/accordion';
import { useCampaign } from '../promo-texts';
import { CampaignSection } from './campaign-section';

/** The three questions that come up again and again. */
export function CampaignQuestions() {
  const campaign = useCampaign();
  return (
    <CampaignSection heading={campaign.questionsHeading}>
      <Accordion items={campaign.questions} />
    </CampaignSection>
  );
}
