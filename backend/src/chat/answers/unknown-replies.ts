import { chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts/without-schemas';

/** Behind whatever is not known. */
export const wayToPeople = `Fragen Sie uns bitte direkt: ${chatPhoneLink} oder ${chatMailLink}. Auf Wunsch nehme ich Ihre Frage auch als Anfrage auf.`;

/** What is said where the site says nothing. */
export const unknownReply = `Das weiss ich nicht. ${wayToPeople}`;

/** The same of one question, behind what another is answered with. */
export const unknownRest = `Was Sie sonst noch fragen, weiss ich nicht. ${wayToPeople}`;
