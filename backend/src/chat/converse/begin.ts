import type { Answer } from '../answers/answer.js';
import { beginEnquiry } from '../enquiry/begin-enquiry.js';
import { serviceById } from '../enquiry/read-service.js';
import { toldEarlier } from './told-earlier.js';
import type { Message, Turn } from './turn.js';

/**
 * Takes up an enquiry. Of earlier messages it is taken what they were about, what visitors said of themselves, and the
 * one that is agreed to.
 *
 * @param matter the earlier message that is agreed to or referred to
 */
export function begin(
  input: Message,
  { wish = 'offer', serviceType, context }: Partial<Answer>,
  matter?: string,
): Turn {
  const { state, message, now } = input;
  const subject = serviceById(state.context.subject);
  const { told, enquiry: left } = state;
  // Detailing is a service of its own, and stands on the page of another.
  const about = serviceType && (serviceById(context?.subject) ?? serviceType);
  const earlier = { slots: left?.slots, told, mentioned: toldEarlier(input.lines, message, state.sinceClosed) };
  const { enquiry, reply } = beginEnquiry({ wish, serviceType: about, subject, message, matter, ...earlier, now });
  return { reply, state: { ...state, context: context ?? state.context, enquiry } };
}

/** «Heit dir no Platz übere Winter?» is about what its answer is about. */
export function withSubject(result: Answer): Answer {
  const serviceType =
    result.serviceType ?? (result.kind === 'answer' ? serviceById(result.context.subject) : undefined);
  return serviceType === undefined ? result : { ...result, serviceType };
}
