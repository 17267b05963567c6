import { checkFacts, type Grounds } from './check-facts.js';
import { cleanReply, hasForeignScript, withContactLinks } from './clean-reply.js';
import { isGerman } from './is-german.js';
import { isGrounded } from './is-grounded.js';

const DOES_NOT_KNOW = /weiss (?:ich )?(?:\p{L}+ )?nicht|(?:keine|nicht genug) (?:angaben|information)/iu;
const SAYS_DU = /(?<!\p{L})(?:du|dich|dir|dein(?:e[rnms]?)?|euch|euer|eure[rnms]?)(?!\p{L})/iu;

/** Why an answer is not shown; `does-not-know` is the one that the rules ask for. */
export type Refusal = 'empty' | 'does-not-know' | 'other-language' | 'wrong-address' | 'not-from-the-site' | 'facts';

export type Verdict =
  | { readonly isGood: true; readonly reply: string }
  /** `faults`: kinds of what the site does not say, never words. */
  | { readonly isGood: false; readonly refusal: Refusal; readonly faults: readonly string[] };

/** Judges what a language model wrote, and brings it into the form that the visitor reads. */
export function judgeReply(written: string, grounds: Grounds): Verdict {
  const reply = cleanReply(written);
  const refusal = refusalOf(reply);
  if (refusal) return { isGood: false, refusal, faults: [] };
  const faults = new Set(checkFacts(reply, grounds).map(({ kind }) => kind));
  if (faults.size > 0) return { isGood: false, refusal: 'facts', faults: [...faults] };
  if (!isGrounded(reply, grounds.passages)) return { isGood: false, refusal: 'not-from-the-site', faults: [] };
  return { isGood: true, reply: withContactLinks(reply) };
}

function refusalOf(reply: string): Refusal | undefined {
  if (reply === '') return 'empty';
  if (hasForeignScript(reply) || !isGerman(reply)) return 'other-language';
  if (DOES_NOT_KNOW.test(reply)) return 'does-not-know';
  return SAYS_DU.test(reply) ? 'wrong-address' : undefined;
}
