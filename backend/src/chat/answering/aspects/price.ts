import { isCampaignOver, servicePaths } from '@fahrzeugpflege/contracts';
import { firstSentences } from '../../knowledge/excerpt.js';
import { facts, listedServices } from '../../knowledge/facts.js';
import type { Subject } from '../subjects/subject.js';
import { isSealing } from '../subjects/subject-kinds.js';
import { subjectWords } from '../subjects/subject-words.js';
import { subjectOf } from '../subjects/subjects.js';
import type { Asked, Aspect, Reply } from './aspect.js';
import { campaignReply } from './campaign-reply.js';
import { priceSentence } from './price-sentence.js';
import { HOW_PRICED, OF_ALL, PART_OF_PRICE, pricePatterns } from './price-words.js';
import { costOfMessage, costOfSeveral } from './reckoning/cost.js';
import { openPlaceReply } from './service/open-place.js';
import { included } from './service/work-content.js';
import { priceOf } from './site-facts.js';

/** «Wie viel günstiger ist die Keramik gerade?» */
const CHEAPER_NOW = 'günstiger|billiger gerade|aktuell|jetzt|momentan|moment';

const BINDS = 'Die Preise auf der Website gelten «ab» und hängen vom Fahrzeug ab. Verbindlich ist die Offerte.';

const CAMPAIGN = [...subjectWords.fruehbucher.names, 'aktion|aktionspreis|promotion|promo'].join('|');

/** What something costs, or all of it. */
export const price: Aspect = {
  id: 'price',
  about: 'either',
  patterns: pricePatterns,
  answer: (asked) => {
    if (asked.subjects.length > 0) return pricesOf(asked);
    if (HOW_PRICED.some(asked.says)) return { text: BINDS };
    return asked.isBare || asked.says(OF_ALL) ? { text: priceList() } : undefined;
  },
};

function pricesOf(asked: Asked): Reply | undefined {
  const { subjects } = asked;
  const part = PART_OF_PRICE.some(asked.says) && asked.subjects.every(isSealing) ? included.answer(asked) : undefined;
  if (part) return part;
  const discounted = discountedPrice(asked);
  if (discounted) return discounted;
  const reckoned = costOfMessage(asked) ?? costOfSeveral(asked);
  if (reckoned) return { text: reckoned };
  // «Was kostet ein Stellplatz?» leaves open which of the two places is meant.
  const places = openPlaceReply(asked);
  if (places) return { text: places, isOpen: true };
  const [only, ...others] = subjects;
  if (only && others.length === 0) return { text: `${onePrice(only)} ${note(only)}`.trim() };
  return { text: subjects.map(onePrice).join(' ') };
}

/** The campaign's price where it is asked for, or where the message speaks of the campaign: «Wie viel günstiger wird es?» */
function discountedPrice({ subjects, saysInMessage, says, now }: Asked): Reply | undefined {
  const isCampaign = ({ id }: Subject) => id === 'fruehbucher';
  if (subjects.some(isCampaign)) return priceAfterwards(now);
  const [only, ...others] = subjects;
  if (!only || others.length > 0 || !isSealing(only) || !(saysInMessage(CAMPAIGN) || says(CHEAPER_NOW)))
    return undefined;
  const { text } = campaignReply(now, { asksForSaving: says('günstiger|billiger|weniger|sparen|tiefer') });
  return { text: isCampaignOver(facts.campaign, now) ? `${text} ${priceSentence(only)}` : text };
}

/** The campaign's price, and the one that there is now once it is over. */
function priceAfterwards(now: Date): Reply {
  const { text } = campaignReply(now);
  const sealing = isCampaignOver(facts.campaign, now) ? subjectOf('keramikversiegelung-wohnmobile') : undefined;
  return { text: sealing ? `${text} ${priceSentence(sealing)}` : text };
}

/** Of two prices the services page's; the blog's is named only where it is asked for by its name. */
function onePrice(subject: Subject): string {
  if (subject.id !== 'mikrodampfreinigung') return priceSentence(subject);
  const steam = subjectOf('dampfreinigung');
  return `${steam ? priceSentence(steam) : ''} Der Blogartikel nennt für die Mikrodampfreinigung ${subject.price}; es gilt der Preis der Leistungsseite.`;
}

function note({ id, page }: Subject): string {
  return page && id !== 'mikrodampfreinigung' ? firstSentences(page.pricesNote, 2) : '';
}

/** What everything costs, each on its line. */
export function priceList(): string {
  const lines = listedServices.map(({ id, title, price: written }) => {
    const label = servicePaths.find(({ serviceId }) => serviceId === id)?.label ?? title;
    return `${label}: ${written ?? subjectPrice(id)}`;
  });
  return `Die Preise im Überblick:\n${lines.join('\n')}\nVerbindlich ist die Offerte; sie hängt vom Fahrzeug ab.`;
}

function subjectPrice(id: string): string {
  const subject = subjectOf(id);
  return (subject && priceOf(subject)) ?? 'auf Anfrage';
}
