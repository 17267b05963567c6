import { chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';
import type { Answer } from '../answers/answer.js';
import { KIND } from '../enquiry/details/vehicle-words.js';
import { asksSomething } from '../enquiry/intent/is-question.js';
import { isCallOff } from '../enquiry/intent/read-intent.js';
import { wantsPerson } from '../enquiry/intent/read-request.js';
import { contentWords } from '../enquiry/intent/wish-words.js';
import { plainText } from '../enquiry/plain-text.js';
import { readDetails } from '../enquiry/read-details.js';
import { type Offering, withOffer } from './with-offer.js';

/** To «Abbrechen» without an enquiry. */
const NOTHING_OPEN = 'Es ist gerade keine Anfrage offen, gesendet wird nichts.';
const KINDS = new RegExp(KIND.source, 'giu');
const INTRODUCED =
  'Grüezi! Was darf ich für Sie tun? Fragen Sie nach Leistungen, Preisen oder Öffnungszeiten. Auf Wunsch nehme ich auch eine Anfrage auf.';
/** «Euer Chat ist mühsam.» */
const TO_PEOPLE = `Das tut mir leid. Am schnellsten geht es direkt mit uns: ${chatPhoneLink} oder ${chatMailLink}.`;
const VEHICLE_TOLD =
  'Danke, das merke ich mir. Was dürfen wir für Ihr Fahrzeug tun? Auf Wunsch nehme ich gleich eine Anfrage auf.';

/** Both replies to who tells something end in it. */
const offered = { wish: 'offer' } as const;

/** What is said where no enquiry is open and none begins. */
export function replyTo(message: string, result: Answer): Offering {
  if (result.kind !== 'unknown') return withOffer(message, result);
  if (isCallOff(message)) return { reply: NOTHING_OPEN };
  if (wantsPerson(message)) return { reply: TO_PEOPLE };
  return told(plainText(message)) ?? withOffer(message, result);
}

/** «Ich bin der Beat Kunz», «Wir haben einen Hymer» asks nothing that could not be known. */
function told(text: string): Offering | null {
  const reading = readDetails(text, 'message');
  const { name, vehicle, dimensions } = reading.details;
  const isMore = contentWords(reading.rest.replace(KINDS, ' ')).length > 0;
  if (asksSomething(text) || isMore) return null;
  if (vehicle !== undefined || dimensions !== undefined) return { reply: VEHICLE_TOLD, offered };
  return name === undefined ? null : { reply: INTRODUCED, offered };
}
