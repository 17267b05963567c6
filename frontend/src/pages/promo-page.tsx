import {
  businessProfile,
  campaignTexts,
  moneyText,
  moneyWords,
  nativeForms,
  phoneLink,
} from '@fahrzeugpflege/contracts';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { PictureHero } from '#components/picture.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { KeptAmounts, Unbroken } from '#components/unbroken.tsx';
import { campaignPicture, promoMailDraft, useCampaign } from '#features/promo/campaign.ts';
import {
  CampaignBenefits,
  CampaignQuestions,
  CampaignSection,
  CampaignServices,
  CampaignTerms,
  CampaignValues,
} from '#features/promo/campaign-sections.tsx';
import { PromoForm, PromoSent, type PromoSentProps } from '#features/promo/promo-form.tsx';
import { FormJump } from '#features/submission/form-jump.tsx';
import type { Arrival } from '#features/submission/use-submission.ts';
import { openMailDraft } from '#lib/mail-draft.ts';
import { useFacts } from '#lib/page-state.tsx';
import type { PageModule } from './page-route.ts';

const FORM_ID = nativeForms['promo-womo-fruhbucher'].section;

/** `/promo-womo-fruhbucher`: the early-booking campaign. */
export function PromoPage() {
  const [sent, setSent] = useState<PromoSentProps>();
  const { form, mail } = useCampaign();
  function thank({ values, submissionId }: Arrival): void {
    const mailDraftAddress = promoMailDraft(values, mail);
    setSent({ submissionId, mailDraftAddress });
    openMailDraft(mailDraftAddress);
  }
  return (
    <>
      <PromoHero formId={FORM_ID} />
      <CampaignBenefits />
      <CampaignServices />
      <CampaignSection heading={form.heading} aside={<CampaignTerms className="mt-6" />}>
        <div id={FORM_ID} className="border border-line bg-surface p-5 sm:p-8 lg:p-10">
          {sent ? <PromoSent {...sent} /> : <PromoForm onSent={thank} />}
        </div>
      </CampaignSection>
      <CampaignValues />
      <CampaignQuestions />
    </>
  );
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: PromoPage,
  describe: ({ facts, now }) => {
    const campaign = campaignTexts(facts, now);
    const subject = { kind: 'questions', questions: campaign.questions } as const;
    return { description: campaign.description, picture: campaignPicture(campaign), subject };
  },
};

/** The campaign in one screen: what, how much, until when, and the two ways to it; once it is over, that it is. */
function PromoHero({ formId }: { readonly formId: string }) {
  const { claims, phone } = businessProfile;
  const { ceramicSealing } = useFacts().prices;
  const { vat } = moneyWords(ceramicSealing);
  const { isOver, period, hero } = useCampaign();
  return (
    <PictureHero picture="beads" narrow="beads-portrait">
      <Badge tone="onDark">{hero.badge}</Badge>
      <h1 className="max-w-[9.9em] text-4xl">{hero.heading}</h1>
      <p className="max-w-[20em] text-lg text-mist lg:max-w-[22em]">
        {isOver ? 'Sie galt für Termine' : 'Für Termine'} vom <KeptAmounts>{period}</KeptAmounts>. Keramikversiegelung{' '}
        <Unbroken>{moneyText(ceramicSealing)}</Unbroken>
        {vat && ` ${vat}`}, <Unbroken>{claims.protection} Schutz</Unbroken>,{' '}
        <Unbroken>{claims.guarantee} Garantie</Unbroken>.
      </p>
      <div className="mt-2 actions">
        <FormJump formId={formId} className={buttonClass({ variant: 'accent' })}>
          {hero.action}
        </FormJump>
        <a href={phoneLink()} className={buttonClass({ variant: 'onDark' })}>
          <Phone aria-hidden="true" className="size-5" /> {phone}
        </a>
      </div>
    </PictureHero>
  );
}
