import { Accordion } from '#components/ui/accordion.tsx';
import { useCampaign } from '../promo-texts.ts';
import { CampaignSection } from './campaign-section.tsx';

/** The three questions that come up again and again. */
export function CampaignQuestions() {
  const campaign = useCampaign();
  return (
    <CampaignSection heading={campaign.questionsHeading}>
      <Accordion items={campaign.questions} />
    </CampaignSection>
  );
}
