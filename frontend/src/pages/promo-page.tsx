import { useState } from 'react';
import { CampaignBenefits } from '../features/promo/components/campaign-benefits.tsx';
import { CampaignQuestions } from '../features/promo/components/campaign-questions.tsx';
import { CampaignSection } from '../features/promo/components/campaign-section.tsx';
import { CampaignServices } from '../features/promo/components/campaign-services.tsx';
import { CampaignTerms } from '../features/promo/components/campaign-terms.tsx';
import { CampaignValues } from '../features/promo/components/campaign-values.tsx';
import { PromoForm } from '../features/promo/components/promo-form.tsx';
import { PromoHero } from '../features/promo/components/promo-hero.tsx';
import { PromoSent } from '../features/promo/components/promo-sent.tsx';
import { promoMailDraft, useCampaign } from '../features/promo/promo-texts.ts';
import type { FormValues } from '../features/submission/form-values.ts';
import { openMailDraft } from '../lib/mail-draft.ts';

const FORM_ID = 'anfrage';

/** `/promo-womo-fruhbucher`: the early-booking campaign. */
export function PromoPage() {
  const [draft, setDraft] = useState<string>();
  const { form, mail } = useCampaign();
  function thank(values: FormValues): void {
    const address = promoMailDraft(values, mail);
    setDraft(address);
    openMailDraft(address);
  }
  return (
    <>
      <PromoHero formId={FORM_ID} />
      <CampaignBenefits />
      <CampaignServices />
      <CampaignSection heading={form.heading} aside={<CampaignTerms className="mt-6" />}>
        <div id={FORM_ID} className="border border-line bg-surface p-5 sm:p-8 lg:p-10">
          {draft ? <PromoSent mailDraftAddress={draft} /> : <PromoForm onSent={thank} />}
        </div>
      </CampaignSection>
      <CampaignValues />
      <CampaignQuestions />
    </>
  );
}
