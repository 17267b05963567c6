import { businessProfile, phoneLink } from '../business/business-profile.js';

const { name, phone, email } = businessProfile;

/** Phone and mail as the assistant writes them: the only markup its replies have. */
export const chatPhoneLink = `[${phone}](${phoneLink()})`;
export const chatMailLink = `[${email}](mailto:${email})`;

/** What the assistant says where no knowledge is needed; both sides know it. */
export const chatTexts = {
  /** The first message of every conversation; it is not stored. */
  greeting: `Grüezi! Ich bin der virtuelle Assistent der ${name}. Fragen Sie mich nach Leistungen, Preisen oder Öffnungszeiten. Auf Wunsch nehme ich auch eine Anfrage auf.`,
  /** Specification, section 8. */
  failure: `Entschuldigung, es gab einen Fehler. Bitte rufen Sie uns direkt an: ${chatPhoneLink}.`,
  /** What «Mensch anfragen» sends. */
  askForPerson: 'Ich möchte mit einem Menschen sprechen',
  /** Offered before the first message. */
  quickReplies: [
    'Was kostet die Keramikversiegelung?',
    'Haben Sie jetzt offen?',
    'Was ist das Autohotel?',
    'Ich möchte eine Offerte',
  ],
} as const;

/** Characters of one message. Here, where no schema is: the browser counts without them. */
export const CHAT_MESSAGE_LIMIT = 2_000;

/** Header with a random UUID (version 4) of the browser, which leads to its conversation until an answer brings the cookie. */
export const CONVERSATION_KEY = 'conversation-key';

/** So many days after its last message a conversation with the assistant is deleted. Stated to visitors. */
export const CHAT_RETENTION_DAYS = 30;
