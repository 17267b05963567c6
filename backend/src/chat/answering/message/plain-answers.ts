import type { Answer, AnswerContext, EnquiryWish, Passage } from '../answer.js';
import type { Subject } from '../subjects/subject.js';
import { unknownReply } from '../talk/unknown-replies.js';

/** What is said beside questions; what the conversation is about stays. */
export function talkAnswer(reply: string, context: AnswerContext): Answer {
  return { kind: 'talk', reply, context, passages: [] };
}

/** @param passages the texts nearest to what is asked, though they do not answer it */
export function unknownAnswer(context: AnswerContext, passages: readonly Passage[]): Answer {
  return { kind: 'unknown', reply: unknownReply, context, passages };
}

/** The visitor wants something from people; of which service, as far as that is known. */
export function enquiryAnswer(wish: EnquiryWish, context: AnswerContext, subject?: Subject): Answer {
  const serviceType = subject?.serviceType;
  return {
    kind: 'enquiry',
    reply: '',
    wish,
    ...(serviceType && { serviceType }),
    context: subject ? { ...context, subject: subject.id } : context,
    passages: [],
  };
}
