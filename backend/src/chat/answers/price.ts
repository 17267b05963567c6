import { campaignReply } from './campaign.js';
import type { Asked } from './priced.js';
import { allPriced, costClause, costsOf, type Priced, pricedOf, pricedPart, priceText, sentences } from './priced.js';

const TRADE =
  'Beim An- und Verkauf nennen wir den Preis nach Besichtigung des Fahrzeugs: Marktlage, Zustand, Kilometer und Unterlagen bestimmen ihn. Was bei uns zum Verkauf steht, kostet gemäss Inserat.';

/** What one thing costs, or several, or everything; for the vehicles and the time that are named. */
export function priceReply(asked: Asked): string {
  const { slots, topics, facts } = asked;
  const items = pricedOf(topics, slots.parts, facts);
  const trade = topics.includes('trade') ? [TRADE] : [];
  const [item] = items;
  if (item === undefined) return trade[0] ?? priceList(asked);
  const isFrom = item.topic === 'sealing' && item.price.kind === 'from';
  return sentences(
    ...costsOf(items, slots).map((cost) => `${costClause(cost)}${compactBeside(cost.item, asked)}`),
    topics.includes('campaign') ? campaignReply(asked) : '',
    blogBeside(item, asked),
    ...(items.length === 1 ? [isFrom ? 'Das ist ein Einstiegspreis und kein Fixpreis' : '', item.depends] : []),
    ...trade,
  );
}

/** All prices, a line each. */
function priceList({ facts }: Asked): string {
  const { price, title } = pricedPart('full-detailing', facts);
  const lines = allPriced(facts).map((each) => `${each.title}: ${priceText(each.price)}`);
  return [
    'Die Preise im Überblick:',
    ...lines,
    `${title}: ${priceText(price)}`,
    'An- und Verkauf: nach Besichtigung des Fahrzeugs',
    'Verbindlich ist die Offerte.',
  ].join('\n');
}

/** The sealing names the figure for a small vehicle too. */
function compactBeside({ topic }: Priced, { slots, facts }: Asked): string {
  if (topic !== 'sealing' || slots.parts.length > 0 || slots.vehicles || slots.times) return '';
  return `, ein kompaktes Wohnmobil ${priceText(pricedPart('compact-motorhome', facts).price)}`;
}

/** The price of the blog, only for who asks for it. */
function blogBeside({ topic }: Priced, { slots, facts }: Asked): string {
  const { autohotelBlog, microSteamCleaningBlog } = facts.prices;
  const price = topic === 'car-hotel' ? autohotelBlog : topic === 'steam' ? microSteamCleaningBlog : undefined;
  const isAsked = slots.cues.has('blog') && !slots.parts.includes('micro-steam');
  return price && isAsked ? `Im Blogartikel steht ${priceText(price)}` : '';
}
