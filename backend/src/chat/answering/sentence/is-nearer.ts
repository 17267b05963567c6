import { aspectOf } from '../aspects/aspects.js';
import { RECKONED } from './follow-up-kinds.js';
import type { SiteAnswer } from './site-answer.js';
import type { Told } from './tell-aspects.js';
import type { Understanding } from './understanding.js';

/** How like a question of the site is that says little; how like it must be where words are left over, where only texts would be told, and else. */
const FAINT = 0.55;
const ALIKE = 0.7;
const EXACT = 0.85;
const SAME = 0.93;
const LEAST_OF_DETAIL = 2;
/** What hangs on figures or on the day is reckoned. */
const FIGURED = new Set([...RECKONED, 'campaign', 'hours', 'price']);

/** Whether a question of the site is nearer to what is asked than what was recognised. */
export function isNearer(
  { likeness = 0, shared = 0, text }: SiteAnswer,
  special: readonly Told[],
  { foreign }: Understanding,
): boolean {
  if (special.length === 0) return true;
  // «Wie viel kostet es, Kratzer zu polieren?»: a text that only speaks of costs is no price.
  if (special[0]?.id === 'price' && !special[0].reply.isUnknown && !text.includes('CHF')) return false;
  if (special.some(({ id }) => RECKONED.has(id) || id === 'campaign')) return false;
  if (foreign.length > 0 && likeness >= ALIKE) return true;
  if (special.some(({ id }) => FIGURED.has(id))) return false;
  const isOpen = special.every(({ id, reply }) => reply.isUnknown || aspectOf(id)?.isText);
  // One word that both have, or none, says less than the several that a detail is recognised by.
  const isLoose = shared <= 1 && special.some(({ at }) => new Set(at).size > LEAST_OF_DETAIL);
  return likeness >= (isOpen && !isLoose ? EXACT : SAME);
}

/** Whether it is so little like that who only tells something may mean something else. */
export function isFaint({ likeness = 0 }: SiteAnswer): boolean {
  return likeness < FAINT;
}

/** Whether it is so like that a figure is asked for in its own words: «Mit wie viel Druck arbeiten Sie?» */
export function isExact({ likeness = 0 }: SiteAnswer): boolean {
  return likeness >= EXACT;
}
