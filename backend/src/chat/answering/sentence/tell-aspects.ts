import type { Asked, Reply } from '../aspects/aspect.js';
import type { FoundAspect } from '../aspects/find-aspects.js';

/** What an aspect says. */
export interface Told {
  readonly id: string;
  readonly reply: Reply;
  /** The places of the words that asked for it. */
  readonly at: readonly number[];
}

/** More questions nobody asks in one sentence. */
const MOST_REPLIES = 3;

/**
 * Lets the aspects speak, one after the other: what one covers the next need not say, nor what is asked for by the same
 * words.
 *
 * @param isNamed whether the sentence names a subject: then the business itself is not meant
 * @returns in the order of the sentence
 */
export function tellAspects(found: readonly FoundAspect[], asked: Asked, isNamed: boolean): readonly Told[] {
  const told: Told[] = [];
  const covered = new Set<string>();
  const claimed = new Set<number>();
  for (const { aspect, at } of found) {
    const isFitting = aspect.about === 'subject' ? asked.subjects.length > 0 : aspect.about === 'either' || !isNamed;
    if (aspect.isTopic && told.length > 0) continue;
    if (!isFitting || covered.has(aspect.id) || at.every((place) => claimed.has(place))) continue;
    const reply = aspect.answer(asked);
    if (!reply) continue;
    for (const id of aspect.covers ?? []) covered.add(id);
    for (const place of at) claimed.add(place);
    told.push({ id: aspect.id, reply, at });
  }
  return told.slice(0, MOST_REPLIES).toSorted((a, b) => Math.min(...a.at) - Math.min(...b.at));
}
