import { prices } from './facts.js';

/** Sentences of one reply that come from one text. */
const LONGEST = 4;

/** «Nein.», «Oft ja.»: such a first sentence goes with whatever follows. */
const VERDICT = 20;

/** Prices that the services page says otherwise (decision 24): no reply takes them from the blog unasked. */
const OTHER_PRICES = [prices.autohotelBlog, prices.microSteamCleaningBlog];

/**
 * The part of a text that answers best: the whole of a short one, else the run of sentences with the highest weight.
 *
 * @param weigh how well a part answers, 0 to 1
 */
export function excerpt(text: string, weigh: (part: string) => number): string {
  const sentences = splitText(text).filter((sentence) => !OTHER_PRICES.some((price) => mentions(sentence, price)));
  if (sentences.length <= LONGEST) return sentences.join(' ');
  const runs = sentences.slice(0, -LONGEST + 1).map((_, begin) => sentences.slice(begin, begin + LONGEST).join(' '));
  // The beginning of a text says what the rest is about, so it wins a draw.
  const best = runs.reduce((first, run) => (weigh(run) > weigh(first) + 0.01 ? run : first));
  const [verdict = ''] = sentences;
  return verdict.length <= VERDICT && !best.startsWith(verdict) ? `${verdict} ${best}` : best;
}

/** The first sentences of a text. */
export function firstSentences(text: string, count: number): string {
  return splitText(text).slice(0, count).join(' ');
}

function splitText(text: string): string[] {
  return text.split(/(?<=[.?!])(?<!\b(?:MwSt|ca|inkl|exkl|z|B)\.)\s+(?=[\p{Lu}«])/u);
}

/** Prices of one amount for one thing: «ab CHF 150» is no part of «ab CHF 150 pro Monat». */
function mentions(sentence: string, price: string): boolean {
  const at = sentence.indexOf(price);
  return at >= 0 && !sentence.slice(at + price.length).startsWith(' pro Monat');
}
