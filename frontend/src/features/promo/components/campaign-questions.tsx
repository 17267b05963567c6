import { campaign } from '@fahrzeugpflege/contracts';
import { Accordion } from '../../../components/ui/accordion';
import { CampaignSection } from './campaign-section';

/** The three questions that come up again and again. */
export function CampaignQuestions() {
  return (
    <CampaignSection heading={campaign.questionsHeading}>
      <Accordion items={campaign.questions} />
    </CampaignSection>
  );
}
