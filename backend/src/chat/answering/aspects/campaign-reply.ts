import { businessDay, businessProfile, isCampaignOver } from '@fahrzeugpflege/contracts';
import { campaignBegin, campaignPeriod } from '../../knowledge/campaign-period.js';
import { facts, prices } from '../../knowledge/facts.js';
import { writeFrancs } from '../understand/amounts.js';
import type { Reply } from './aspect.js';

const { earlyBooking } = businessProfile;

/** What is asked of the campaign beside what it is. */
interface CampaignAsked {
  /** The francs by which the price is lower. */
  readonly asksForSaving?: boolean;
  /** «Gilt die Aktion noch?» */
  readonly asksIfRunning?: boolean;
}

/** What the campaign is, with the price it makes as long as it runs. */
export function campaignReply(now: Date, { asksForSaving, asksIfRunning }: CampaignAsked = {}): Reply {
  if (isCampaignOver(facts.campaign, now))
    return { text: `${overNotice()} Für die nächste Aktion dürfen Sie gerne anfragen.` };
  const { discountPercent } = earlyBooking;
  const full = facts.prices.ceramicSealing.amount;
  const saved = (full * discountPercent) / 100;
  const saving = asksForSaving ? ` Sie sparen also mindestens ${writeFrancs(saved)}.` : '';
  return {
    text: `${standing(now, asksIfRunning)}Auf die Keramikversiegelung gibt es ${discountPercent}% Rabatt für Termine ${campaignPeriod}. Statt ${prices.ceramicSealing} sind es damit ab ${writeFrancs(full - saved)}.${saving} Mit anderen Rabatten oder Aktionen lässt er sich nicht verbinden.`,
  };
}

/** A text of the campaign, as what was valid then once it is over. */
export function withNotice(isOver: boolean, text: string): Reply {
  return { text: isOver ? `${overNotice()} Damals galt: ${text}` : text };
}

/** Whether it begins yet, ends today or goes on. */
export function standing(now: Date, asksIfRunning = false): string {
  const today = businessDay(now);
  if (today < facts.campaign.firstDay) return `Die Aktion beginnt am ${campaignBegin}. `;
  if (today === facts.campaign.lastDay) return 'Heute ist der letzte Tag der Aktion. ';
  return asksIfRunning ? 'Die Aktion läuft noch. ' : '';
}

function overNotice(): string {
  return `Die Frühbucher-Aktion mit ${earlyBooking.discountPercent}% Rabatt lief ${campaignPeriod} und ist vorbei.`;
}
