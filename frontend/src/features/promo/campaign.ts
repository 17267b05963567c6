import { businessProfile, type CampaignTexts, campaignTexts } from '@fahrzeugpflege/contracts';
import type { FormValues } from '#features/submission/form-values.ts';
import { mailDraft } from '#lib/mail-draft.ts';
import { usePageState } from '#lib/page-state.tsx';
import { useDaysSinceLoad } from '#lib/use-minute.ts';

const DAY = 24 * 60 * 60_000;

/** What is said of the campaign on the day of the page, which goes on with the calendar while the page stays open. */
export function useCampaign(): CampaignTexts {
  const { facts, renderedAt } = usePageState();
  const days = useDaysSinceLoad();
  return campaignTexts(facts, new Date(Date.parse(renderedAt) + days * DAY));
}

/** The draft that opens in the visitor's mail program after an early-booking enquiry. */
export function promoMailDraft(values: FormValues, { subject, opening }: CampaignTexts['mail']): string {
  const lines = [
    'Guten Tag',
    '',
    opening,
    '',
    `Fahrzeugdaten: ${values['vehicle']}`,
    `Länge & Höhe: ${values['dimensions']}`,
    `Wunschtermin: ${values['preferredDate']}`,
    '',
    `Name: ${values['name']}`,
    `E-Mail: ${values['email']}`,
    `Telefon: ${values['telefon']}`,
  ];
  return mailDraft(businessProfile.email, subject, lines.join('\n'));
}

/** The picture of shared links: the campaign's until it is over. */
export function campaignPicture({ isOver }: CampaignTexts) {
  return isOver ? 'keramikversiegelung-wohnmobile' : 'fruhbucher';
}
