import { type EnquiryAsked, isFinal } from '../reading/enquiry-slots.js';
import { asksToWait, asksWhy, findNamed, wantsCallback, wantsPerson } from '../reading/read-request.js';
import { wholeWords, wordsOf } from '../reading/whole-words.js';
import type { Enquiry } from './enquiry.js';
import { decline } from './fill-slots.js';
import { ask, askFor, type EnquiryStep, IDLE_LIMIT, onceMore, onward, type StepInput, toResume } from './step.js';
import type { Said } from './wording.js';

const PASSED_ON =
  /(?:nummere?|adresse|mail|daten?|angaben?)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:weiter(?:geben|gegeben|verkauf\p{L}*)?|wiiter(?:gäh?|ggäh)?|verkauft|dritte|werbung|spam)(?!\p{L})/iu;
const ASKS_NOTED =
  /(?<!\p{L})(?:was|haben sie|habt ihr|händ (?:ihr|er|sie)|hesch|hast du|heit (?:ihr|dir))(?!\p{L})[^.!?]{0,40}(?:notiert|aufgeschrieben|ufgschribe)(?!\p{L})|wie heisse? (?:ich|i)(?!\p{L})/iu;
const WHAT_NEXT =
  /(?<!\p{L})(?:was (?:passiert|geschieht|gscheht|lauft|läuft) (?:denn )?(?:jetzt|jetz|dann|danach|nachher|als nächstes)|wie (?:geht|gaht|goht|geit) (?:es |s |das )?(?:denn |jetzt |jetz |dann |nun )*(?:weiter|wiiter))(?!\p{L})/iu;
const MOST_WORDS = 7;
const WILL_DO = wholeWords('geht|gaht|goht|geit|ginge|gieng|reicht|längt|langt|genügt|auch|au|ou|lieber|möglich|mögli');

/** Who wants people gets their number and address at once, and is asked for less. */
export function towardsPeople(turn: StepInput): EnquiryStep | null {
  const { text, before, enquiry, changed, hasNews, now } = turn;
  // «Rufen Sie mich an: 079 …» answers how to be reached, and at the read-back it says when: no other enquiry.
  const isAnswer = changed.includes('phone') || isFinal(before.asked);
  const isCallback = wantsCallback(text) && enquiry.wish !== 'callback' && !isAnswer;
  if (!isCallback && !wantsPerson(text)) return null;
  const wish = isCallback || enquiry.wish === 'callback' ? 'callback' : 'person';
  const lead: Said = [isCallback ? 'callBack' : 'toPeople', now];
  const short: Enquiry = { ...enquiry, wish };
  return hasNews ? onward(short, lead) : onceMore(short, lead);
}

/** A question in between: what is about the enquiry itself is answered here, all else the knowledge answers. */
export function questioned(turn: StepInput): EnquiryStep | null {
  const { text, isQuestion, hasNews, before, enquiry } = turn;
  if (asksWhy(text)) return onceMore(enquiry, ['reason', findNamed(text)[0] ?? before.asked]);
  if (asksToWait(text) && !hasNews && !isQuestion) return waiting(enquiry);
  if (!isQuestion) return null;
  const about = hasNews ? null : askedAboutIt(turn);
  if (about !== null) return about;
  const next = ask({ ...enquiry, idle: hasNews ? 0 : before.idle + 1 });
  if (next.enquiry.idle >= IDLE_LIMIT) return { kind: 'aside', ...toResume(next.enquiry) };
  const isReadBack = next.enquiry.asked === 'confirmation' && !hasNews;
  const question: Said = isReadBack ? ['askToSend'] : next.says;
  return { kind: 'aside', enquiry: next.enquiry, reminder: [['back'], question] };
}

/** «Geben Sie die Nummer weiter?», «Haben Sie das Auto notiert?», «Geht auch E-Mail?» */
function askedAboutIt({ text, before, enquiry }: StepInput): EnquiryStep | null {
  if (PASSED_ON.test(text)) return onceMore(enquiry, ['hint', 'contact']);
  if (ASKS_NOTED.test(text)) return onceMore(enquiry, ['notedSoFar', enquiry]);
  if (WHAT_NEXT.test(text) && wordsOf(text).length <= MOST_WORDS) return onceMore(enquiry, ['whatNext']);
  const other = asksForOtherWay(text, before.asked);
  if (other === null) return null;
  const open = decline(enquiry, other === 'email' ? 'phone' : 'email');
  return askFor(open, other, ['yesGladly'], ['ask', open, other]);
}

/** «Geht auch E-Mail?» to the question for the number. */
function asksForOtherWay(text: string, asked: EnquiryAsked): 'phone' | 'email' | null {
  const isContact = asked === 'contact' || asked === 'phone' || asked === 'email';
  const ways = findNamed(text).filter((slot) => slot === 'phone' || slot === 'email');
  const [way] = ways;
  const isOne = ways.length === 1 && wordsOf(text).length <= MOST_WORDS && WILL_DO.test(text);
  return isContact && isOne && way !== asked && (way === 'phone' || way === 'email') ? way : null;
}

/** Somebody looks for the vehicle's papers: nothing is asked again, and nothing counted. */
function waiting(enquiry: Enquiry): EnquiryStep {
  return { kind: 'reply', enquiry, says: [['wait']] };
}
