import { businessProfile, chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts/without-schemas';
import type { KnowledgePassage } from '../knowledge/knowledge-passage.js';
import { type Fault, faultOf } from './check-facts.js';
import { hasFigure } from './checked-words.js';

const { phone, email } = businessProfile;

/** What an answer may be made of; any other character says nothing to the visitor, or hides something from the check. */
const STRANGE = /[^\p{L}\p{M}\p{N}\s.,:;!?'"«»‹›„“”‚‘’()/%&+°€$@…–—‐‑-]/gu;
const EITHER = [phone, email].map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|');
/** The phone number and the mail address of the business, but as parts of longer ones. */
const CONTACTS = new RegExp(String.raw`(?<![\p{L}\p{N}@_%+.-])(?:${EITHER})(?! ?\d|[@_%+-]|\.?[\p{L}\d])`, 'gu');
/** Any letter or digit that German, in Switzerland, is not written with. */
const FOREIGN = /[^\P{L}a-zà-ÿœ]|[^\P{N}0-9]/iu;
const DOES_NOT_KNOW = /weiss (?:ich )?(?:\p{L}+ )?nicht|(?:keine|nicht genug) (?:angaben|information)/iu;
const SAYS_DU = /(?<!\p{L})(?:du|dich|dir|dein(?:e[rnms]?)?|euch|euer|eure[rnms]?)(?!\p{L})/iu;

/** Why an answer is not shown; `does-not-know` is the one that the rules ask for. */
type Refusal = 'empty' | 'does-not-know' | 'other-language' | 'wrong-address' | Fault;
type Verdict = { readonly reply: string } | { readonly refusal: Refusal };

/** Judges what a language model wrote, and brings it into the form that the visitor reads. */
export function judgeReply(written: string, sources: readonly KnowledgePassage[]): Verdict {
  const reply = cleanReply(written);
  const refusal = refusalOf(reply) ?? faultOf(reply.replace(CONTACTS, ''), sources);
  if (refusal) return { refusal };
  return { reply: reply.replace(CONTACTS, (contact) => (contact === phone ? chatPhoneLink : chatMailLink)) };
}

/** Whether an answer of the knowledge states figures, amounts or times: no model could word them better than right. */
export function isExact(reply: string): boolean {
  return hasFigure(cleanReply(reply).replace(CONTACTS, ''));
}

/**
 * Takes everything but words out of a model's answer: invisible and strange characters, tags, markdown, list marks and
 * empty lines; «ß» becomes «ss». What comes out is what is checked and shown. Letters and digits of other scripts are left
 * in, so that the check meets them.
 */
export function cleanReply(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Co}\p{Cs}\p{Me}]|[\ufe00-\ufe0f]/gu, '')
    .replace(/!?\[([^\][]*)\]\([^()\s]*\)/g, '$1')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/ß/g, 'ss')
    .replace(/ẞ/g, 'SS')
    .replace(/^\s*(?:[-*•–—+>#]+|\d{1,2}[.)])\s+/gm, '')
    .replace(STRANGE, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ (?=[.,;:\n])|(?<=^|\n) +/g, '')
    .replace(/\n+/g, '\n')
    .trim();
}

function refusalOf(reply: string): Refusal | undefined {
  if (reply === '') return 'empty';
  if (FOREIGN.test(reply) || !isGerman(reply)) return 'other-language';
  if (DOES_NOT_KNOW.test(reply)) return 'does-not-know';
  return SAYS_DU.test(reply) ? 'wrong-address' : undefined;
}

/** None that one of the other languages has too: «in», «war», «so», «man». */
const GERMAN = words(`der die das den dem des ein eine einen einem einer und oder aber auch nicht kein
  keine ist sind wird werden kann können haben wir uns unser unsere unserer sie ihr ihre ihren ihrem ihnen es ich mit von für
  auf aus bei zu zum zur im als wie wenn dass damit nach vor über unter ohne je mehr sehr nur schon noch dann dort hier ja
  nein gerne bitte kostet ab sich`);
const OTHERS = words(`the you your and is are of for with this that they there to it a we our can not have
  please le la les et vous nous avec pour une il gli che per con sono non siamo del della prix price`);

/** The small words of German must be more than these, and those of its neighbours less. */
const SHARE = 0.12;

function isGerman(text: string): boolean {
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const share = (known: ReadonlySet<string>) => all.filter((word) => known.has(word)).length / all.length;
  return share(GERMAN) >= SHARE && share(OTHERS) <= SHARE;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
