import type { EnquiryWish } from '../../answers/answer.js';

/** What is wished, as the read-back names it. */
export const wishNames: Readonly<Record<EnquiryWish, string>> = {
  offer: 'Offerte',
  appointment: 'Termin',
  callback: 'Rückruf',
  person: 'Persönlicher Kontakt',
};

/** Subjects of what reaches staff out of the chat. */
export const wishSubjects: Readonly<Record<EnquiryWish, string>> = {
  offer: 'Offertanfrage aus dem Chat',
  appointment: 'Terminanfrage aus dem Chat',
  callback: 'Rückrufwunsch aus dem Chat',
  person: 'Gesprächswunsch aus dem Chat',
};
