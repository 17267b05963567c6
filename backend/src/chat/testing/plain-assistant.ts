import type { SubmissionWords } from '@fahrzeugpflege/contracts';
import type { Message, Turn } from '../dialogue/converse.js';
import { enquiryExample } from './conversation-example.js';

/** What an enquiry of the plain assistant says, but for its message. */
export const WORDS: SubmissionWords = {
  formType: 'chatbot',
  name: 'Anna',
  email: 'a@b.ch',
  subject: 'Offerte',
  message: 'x',
};

/** A plain assistant: «ja» confirms, «Abbrechen» calls off, «Offerte» begins an enquiry, all else is repeated; what ends in «?» only asks. */
export const plainAssistant = async ({ state, message, nextReference }: Message): Promise<Turn> => {
  const onlyAsks = message.endsWith('?');
  if (message === 'ja' && state.enquiry !== null) {
    const confirmed = { reference: nextReference, isByEmail: true };
    const after = { ...state, enquiry: null, submitted: state.submitted + 1, confirmed };
    return {
      reply: `Danke, ${nextReference}`,
      state: after,
      onlyAsks,
      submission: { ...WORDS, message: nextReference },
    };
  }
  if (message === 'Abbrechen') return { reply: 'Abgebrochen.', state: { ...state, enquiry: null }, onlyAsks };
  if (message === 'Offerte')
    return { reply: 'Wie heissen Sie?', state: { ...state, enquiry: enquiryExample }, onlyAsks };
  return { reply: `Sie sagen: ${message}`, state, onlyAsks };
};
