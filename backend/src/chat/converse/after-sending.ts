import { chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';
import type { Confirmed } from '../conversation/conversation.js';
import type { Enquiry } from '../enquiry/enquiry.js';
import { wholeWords } from '../enquiry/whole-words.js';
import { answeredWithin, reachUs } from '../enquiry/wording/reach-us.js';

const CHANGE = wholeWords(
  'ändern|ändere|korrigieren|korrigiere|ergänzen|ergänze|berichtigen|anpassen|hinzufügen|stornieren|zurückziehen|zrugzieh|widerrufen|löschen|vertippt|verschrieben',
);
const OF_ENQUIRY = wholeWords(
  '(?:noch )?(?:etwas|öppis|was)|anfrage|aafrag|nummer|telefonnummer|mail|e-mail|adresse|name|namen|termin|angaben|fahrzeug|nachricht|offerte|vertippt|verschrieben',
);
const WRONG = wholeWords(
  '(?:nummer|telefonnummer|mail|mailadresse|adresse|name|angabe|angaben|e-mail)[^.!?\\n]{0,30}(?:falsch|nicht richtig|stimmt nicht)',
);
const FORGOTTEN = wholeWords('(?:habe|ha|hab|han) (?:ich )?(?:noch )?(?:etwas|öppis|was) (?:vergessen|vergässe)');

/** True if what was sent is to be changed: «Ich möchte noch etwas ändern», «die Nummer war falsch». */
export function wantsToChangeSent(message: string): boolean {
  if (message.length > 200) return false;
  return (CHANGE.test(message) && OF_ENQUIRY.test(message)) || WRONG.test(message) || FORGOTTEN.test(message);
}

/** An honest answer: nothing is changed here any more, and how it still gets to people. */
export function alreadySentReply(now: Date): string {
  return `Ihre Anfrage ist schon bei unserem Team, hier kann ich daran nichts mehr ändern. ${reachUs(now)} Nennen Sie dabei am besten Ihre Referenz. Oder schreiben Sie mir «Ich möchte eine Offerte», dann nehme ich eine neue Anfrage auf.`;
}

/** What is kept of an enquiry that was confirmed, so that it can be said again. */
export function confirmedAs(reference: string, { slots }: Enquiry): Confirmed {
  return { reference, isByEmail: slots.email !== undefined && slots.phone === undefined };
}

/** Thanks, the number to refer to, and when people answer. */
export function confirmReply({ reference, isByEmail }: Confirmed): string {
  return [
    'Vielen Dank, Ihre Anfrage ist bei uns eingegangen.',
    `Ihre Referenz: ${reference}`,
    `${answeredWithin()}${isByEmail ? ' per E-Mail' : ''}. Wenn es eilt: ${chatPhoneLink} oder ${chatMailLink}.`,
  ].join('\n');
}
