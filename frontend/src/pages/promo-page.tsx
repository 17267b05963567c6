import { useState } from 'react';
import { CampaignBenefits } from '../features/promo/components/campaign-benefits';
import { CampaignNotice } from '../features/promo/components/campaign-notice';
import { CampaignQuestions } from '../features/promo/components/campaign-questions';
import { CampaignSection } from '../features/promo/components/campaign-section';
import { CampaignServices } from '../features/promo/components/campaign-services';
import { CampaignTerms } from '../features/promo/components/campaign-terms';
import { CampaignValues } from '../features/promo/components/campaign-values';
import { PromoForm } from '../features/promo/components/promo-form';
import { PromoHero } from '../features/promo/components/promo-hero';
import { PromoSent } from '../features/promo/components/promo-sent';
import { promoMailDraft } from '../features/promo/promo-texts';
import type { FormValues } from '../features/submission/form-values';
import { openMailDraft } from '../lib/mail-draft';

const FORM_ID = 'anfrage';

/** `/promo-womo-fruhbucher`: the early-booking campaign. */
export function PromoPage() {
  const [draft, setDraft] = useState<string>();
  function thank(values: FormValues): void {
    const address = promoMailDraft(values);
    setDraft(address);
    openMailDraft(address);
  }
  return (
    <>
      <PromoHero formId={FORM_ID} />
      <div className="page-width">
        <CampaignNotice className="mt-8 md:mt-12" />
      </div>
      <CampaignBenefits />
      <CampaignServices />
      <CampaignSection heading="Ihr Fahrzeug, Ihr Termin, unsere Offerte" aside={<CampaignTerms className="mt-6" />}>
        <div id={FORM_ID} className="border border-line bg-surface p-5 sm:p-8 lg:p-10">
          {draft ? <PromoSent mailDraftAddress={draft} /> : <PromoForm onSent={thank} />}
        </div>
      </CampaignSection>
      <CampaignValues />
      <CampaignQuestions />
    </>
  );
}
