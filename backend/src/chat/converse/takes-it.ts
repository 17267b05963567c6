import type { AnswerContext } from '../answers/answer.js';
import type { Enquiry } from '../enquiry/enquiry.js';
import { asksSomething } from '../enquiry/intent/is-question.js';
import { serviceById } from '../enquiry/read-service.js';
import { wholeWords, wordsOf } from '../enquiry/whole-words.js';

/** Longer messages say what is wished by themselves. */
const MOST_WORDS = 9;
const IT = '(?:das|es|ihn|den|dies|s|so eins|so was|sowas)';
const I = '(?:ich|wir|i|mir|mer|ig)';
const TAKES = wholeWords(
  [
    `(?:nehme|nehmen|nime|nimme|nimm|näme|nämed|näh|nämm|mache|machen|mached|machemer|buche|buchen|bestelle|bestellen) ${I}?(?: denn| dann| gerne| gern| gärn| also| auch)*(?: ${IT})?(?: so)?`,
    `${IT} (?:nehme|nimm|nime|nimme|näme|will|wott|wett|möchte|möcht|hätt|hätte|mache|machen|mach|machemer|mache mer|buche|bestelle)(?: ${I})?`,
    `(?:${I} )?(?:will|wott|wett|möchte|möcht|hätte|hätt|wollen|wänd|wei)(?: ${I})?(?: gerne| gern| gärn| denn| dann| auch)* ${IT}(?: so| gerne| gern| gärn| auch)*(?: machen| mache| haben| ha| buchen| nehmen| näh)?`,
    '(?:bin|bi|sind|si) (?:dabei|derbi|derbii|interessiert|überzeugt)|(?:hab|habe|han|ha|hätt|hätte) interesse|(?:das )?interessiert mich|da mache? ich mit',
  ].join('|'),
);
/** «Nämet das uuf». */
const TAKE_UP = wholeWords(
  `(?:nehmen sie|nehmt|nämed|nämet|nähmet|nähmed|nemmt|nämmet|nämid|nehmed|nimm)(?: ${IT})?(?: bitte| doch| so| mal| grad)* (?:auf|uf|uuf)`,
);
/** «Das mache ich selber», «das will ich nicht». */
const OTHERWISE = wholeWords(
  'nicht|nid|nöd|ned|nöt|kein|keine|selber|selbst|säuber|anders|andere|aber|wenn|falls|noch überlegen|überlege|überlegen|später|wissen|wüsse|fragen',
);

const FOR_IT = wholeWords('dafür|derfür|defür|dadafür|für das|für dies|dazu|derzue|genau das|äbe das|ebendas|für die');

/** True if words stand for what was talked about: «gut, dann dafür». */
function refersBack(message: string): boolean {
  return (
    takesIt(message) || (wordsOf(message).length <= MOST_WORDS && FOR_IT.test(message) && !OTHERWISE.test(message))
  );
}

/** «Ja gern» says more than «ja», where nothing was offered. */
const GLADLY =
  /^(?:ja|jo|jaa|jawohl|ok|gut|guet)[ ,]+(?:sehr )?(?:gern|gerne|gärn|bitte|mach|mache|machen sie|machet)(?: das| bitte| so)?[ .!]*$/iu;

/** True if somebody takes what was just told: «ok, dann nehme ich das», «das möcht i». What it is, was said before. */
export function takesIt(message: string): boolean {
  const isShort = wordsOf(message).length <= MOST_WORDS;
  if (GLADLY.test(message.trim())) return true;
  if (isShort && TAKE_UP.test(message) && !message.includes('?') && !OTHERWISE.test(message)) return true;
  return isShort && TAKES.test(message) && !OTHERWISE.test(message) && !asksSomething(message);
}

/** «Gut, dann dafür»: what was asked about in between is what is wished. */
export function withAsked(enquiry: Enquiry, message: string, { subject }: AnswerContext): Enquiry {
  const serviceType = enquiry.asked === 'message' && refersBack(message) ? serviceById(subject) : undefined;
  return enquiry.serviceType !== undefined || serviceType === undefined ? enquiry : { ...enquiry, serviceType };
}
