import { ask } from '../ask.js';
import { type Enquiry, type EnquiryStep, isFinal } from '../enquiry.js';
import { findNamed } from '../intent/find-named.js';
import { asksToWait, asksWhy, wantsCallback, wantsPerson } from '../intent/read-request.js';
import { backTo, reasonFor } from '../wording/questions.js';
import { answeredWithin, reachUs } from '../wording/reach-us.js';
import { IDLE_LIMIT, onceMore, onward, type Turn, toResume } from './turn.js';

/** Who wants people gets their number and address at once, and is asked for less. */
export function towardsPeople(turn: Turn): EnquiryStep | null {
  const { text, before, enquiry, changed, hasNews, now } = turn;
  // «Rufen Sie mich an: 079 …» answers how to be reached, and at the read-back it says when: no other enquiry.
  const isAnswer = changed.includes('phone') || isFinal(before.asked);
  const isCallback = wantsCallback(text) && enquiry.wish !== 'callback' && !isAnswer;
  if (!isCallback && !wantsPerson(text)) return null;
  const wish = isCallback || enquiry.wish === 'callback' ? 'callback' : 'person';
  const lead = isCallback
    ? `Gerne rufen wir Sie zurück. ${reachUs(now)}`
    : `Natürlich. ${reachUs(now)} Oder ${answeredWithin('wir melden uns')} bei Ihnen.`;
  const short: Enquiry = { ...enquiry, wish };
  return hasNews ? onward(short, lead) : onceMore(short, lead);
}

/** A question in between: why a detail is needed is explained here, all else the knowledge answers. */
export function questioned({ text, isQuestion, hasNews, before, enquiry }: Turn): EnquiryStep | null {
  if (asksWhy(text)) return onceMore(enquiry, reasonFor(findNamed(text)[0] ?? before.asked));
  if (asksToWait(text) && !hasNews) return waiting(enquiry);
  if (!isQuestion) return null;
  const next = ask({ ...enquiry, idle: hasNews ? 0 : before.idle + 1 });
  if (next.enquiry.idle >= IDLE_LIMIT) return { kind: 'aside', ...toResume(next.enquiry) };
  const question = next.isReadBack && !hasNews ? 'Soll ich sie so absenden?' : next.text;
  return { kind: 'aside', enquiry: next.enquiry, reminder: backTo(question) };
}

/** Somebody looks for the vehicle's papers: nothing is asked again, and nothing counted. */
function waiting(enquiry: Enquiry): EnquiryStep {
  return { kind: 'reply', enquiry, reply: 'Lassen Sie sich Zeit, ich warte gerne.' };
}
