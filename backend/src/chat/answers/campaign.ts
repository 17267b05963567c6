import {
  type BusinessFacts,
  businessDay,
  businessProfile,
  calendarDaysText,
  calendarDayText,
  isCampaignOver,
  moneyText,
} from '@fahrzeugpflege/contracts/without-schemas';
import type { NamedDays } from '../reading/read-days.js';
import type { Asked } from './priced.js';
import { amountText, francs, round, sentences } from './priced.js';

const { discountPercent } = businessProfile.earlyBooking;
const CONDITION = 'Mit anderen Rabatten oder Aktionen lässt er sich nicht verbinden.';

/** Said before whatever is said of the campaign once it is over; undefined until then. */
export function campaignOver({ campaign }: BusinessFacts, now: Date): string | undefined {
  if (!isCampaignOver(campaign, now)) return undefined;
  const period = `vom ${calendarDaysText(campaign)}`;
  return `Die Frühbucher-Aktion mit ${discountPercent}% Rabatt auf die Keramikversiegelung von Wohnmobilen ist vorbei; sie lief ${period}.`;
}

/** What the early-booking campaign gives at a moment, or on the days that are named; once it is over, what it was. */
export function campaignReply(asked: Asked): string {
  const { facts, now, slots } = asked;
  const over = campaignOver(facts, now);
  if (over) return `${over} Für die nächste Aktion dürfen Sie gerne anfragen.`;
  const period = `vom ${calendarDaysText(facts.campaign)}`;
  const others = asked.topics.filter((topic) => topic !== 'sealing' && topic !== 'campaign');
  const isOfOthers = others.length > 0 && !asked.topics.includes('sealing');
  if (isOfOthers) {
    return `Nein, der Rabatt von ${discountPercent}% gilt nur für die Keramikversiegelung von Wohnmobilen. Er gilt für Termine ${period}.`;
  }
  const offer = `Auf die Keramikversiegelung von Wohnmobilen gibt es ${discountPercent}% Rabatt für Termine ${period}.`;
  const condition = slots.days.length > 0 ? 'Es zählt der Termin, nicht der Tag der Anfrage.' : CONDITION;
  return sentences(verdictText(asked), offer, discountedText(asked), condition);
}

/** Where the day of the visit lies, or where the campaign stands. */
function verdictText({ slots, facts, now }: Asked): string {
  const { firstDay, lastDay } = facts.campaign;
  const today = businessDay(now);
  const visit = visitDays(slots.days, today);
  if (visit && visit.lastDay >= firstDay && visit.firstDay <= lastDay) {
    if (visit.firstDay >= firstDay && visit.lastDay <= lastDay)
      return `Ja, ein Termin ${dayText(visit)} liegt in der Aktion.`;
    return 'Nicht jeder dieser Tage liegt in der Aktion.';
  }
  if (visit) return `Nein, ein Termin ${dayText(visit)} liegt nicht in der Aktion.`;
  if (today < firstDay) return `Die Aktion beginnt am ${calendarDayText(firstDay)}.`;
  if (today === lastDay) return 'Heute ist der letzte Tag der Aktion.';
  return slots.cues.has('still') && !slots.cues.has('when') ? 'Ja, die Aktion läuft noch.' : '';
}

/** The last days that are named beside today, which is the day of asking. */
function visitDays(days: readonly NamedDays[], today: string): NamedDays | undefined {
  return days.findLast(({ kind, firstDay }) => kind !== 'weekday' && firstDay !== today);
}

/** «Mitte November», «am 5. November 2025». */
function dayText({ kind, name, ...days }: NamedDays): string {
  if (kind !== 'month') return `am ${calendarDaysText(days)}`;
  return name.includes(' ') ? name : `im ${name}`;
}

/** «Statt ab CHF 1'699 sind es damit ab CHF 1'359.20 (CHF 1'699 − 20% = CHF 1'359.20).» */
function discountedText({ slots, facts }: Asked): string {
  const price = facts.prices.ceramicSealing;
  const reduced = round((price.amount * (100 - discountPercent)) / 100);
  const saving = slots.cues.has('saving') ? ` Sie sparen mindestens ${francs(round(price.amount - reduced))}.` : '';
  const reckoned = `${francs(price.amount)} − ${discountPercent}% = ${francs(reduced)}`;
  return `Statt ${moneyText(price)} sind es damit ${amountText(price, reduced)} (${reckoned}).${saving}`;
}
