import type { BusinessFacts, Money } from '@fahrzeugpflege/contracts';
import type { Topic } from '../knowledge/entries/entry.js';
import { priceReply } from './price.js';
import type { Asked } from './priced.js';
import {
  allPriced,
  costClause,
  costOf,
  type Priced,
  priceClause,
  pricedOf,
  pricedPart,
  priceText,
  sentences,
} from './priced.js';

/** Whether an amount that the visitor heard or read is the price; of page and blog, which of them holds. */
export function claimedPriceReply(asked: Asked): string {
  const { slots, topics, facts } = asked;
  const [item, ...others] = pricedOf(topics, slots.parts, facts);
  if (item === undefined || others.length > 0) return withoutTopic(asked);
  if (hasBothSealings(asked)) return twoOffers(facts);
  const isOfPart = slots.parts.includes('micro-steam');
  if (isOfPart && slots.francs.length === 0)
    return sentences(...[...pricedOf(['steam'], [], facts), item].map(priceClause));
  const blog = isOfPart ? undefined : blogPrice(item.topic, facts);
  if (blog && (slots.cues.has('blog') || slots.francs.includes(blog.amount))) return pageText(item, blog);
  return judgedText(item, asked);
}

/** The claim is set against the price; what is above a lowest price may be true of a larger vehicle. */
function judgedText(item: Priced, { slots }: Asked): string {
  const cost = costOf(item, slots);
  const [claimed] = slots.francs;
  const isRight = slots.francs.some((sum) => sum === cost.amount || sum === item.price.amount);
  const isAbove = item.price.kind === 'from' && claimed !== undefined && claimed > cost.amount;
  const above = 'Auf der Website steht ein tieferer Einstiegspreis:';
  const verdict = claimed === undefined ? '' : isRight ? 'Ja.' : isAbove ? above : 'Nein, das stimmt nicht.';
  return sentences(`${verdict} ${costClause(cost)}`.trim(), item.depends);
}

/** All that costs the amount; of the blog where that is spoken of, and else the list of prices. */
function withoutTopic(asked: Asked): string {
  const { slots, facts } = asked;
  if (hasBothSealings(asked)) return twoOffers(facts);
  const twoPriced = allPriced(facts).flatMap((item) => {
    const blog = blogPrice(item.topic, facts);
    return blog
      ? [{ item, blog, isMeant: slots.francs.includes(blog.amount) && slots.francs.includes(item.price.amount) }]
      : [];
  });
  const meant = slots.cues.has('blog') ? twoPriced : twoPriced.filter(({ isMeant }) => isMeant);
  if (meant.length > 0) return meant.map(({ item, blog }) => pageText(item, blog)).join(' ');
  const same = allPriced(facts).filter(({ price }) => slots.francs.includes(price.amount));
  if (same.length > 0) return sentences(`Ja. ${same.map(priceClause).join('. ')}`);
  return slots.francs.length > 0
    ? `Einen solchen Preis nennt die Website nicht. ${priceReply(asked)}`
    : priceReply(asked);
}

function pageText({ title, price }: Priced, blog: Money): string {
  return sentences(
    `Es gilt der Preis der Seite «${title}»: ${priceText(price)}`,
    `Im Blogartikel steht ${priceText(blog)}`,
  );
}

function blogPrice(topic: Topic, { prices }: BusinessFacts): Money | undefined {
  return topic === 'car-hotel' ? prices.autohotelBlog : topic === 'steam' ? prices.microSteamCleaningBlog : undefined;
}

/** The sealing's price and the package's stand beside each other. */
function hasBothSealings({ slots, facts }: Asked): boolean {
  return [facts.prices.ceramicSealing, facts.prices.fullDetailing].every(({ amount }) => slots.francs.includes(amount));
}

function twoOffers(facts: BusinessFacts): string {
  const offers = [...pricedOf(['sealing'], [], facts), pricedPart('full-detailing', facts)];
  return sentences(
    'Es sind zwei Angebote',
    ...offers.map(priceClause),
    offers.every(({ price }) => price.kind === 'from') ? 'Beides sind Einstiegspreise und keine Fixpreise' : '',
  );
}
