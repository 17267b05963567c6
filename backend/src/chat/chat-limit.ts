import { Inject, Injectable } from '@nestjs/common';
import { AddressLimit, RATE_LIMIT } from '../visitors/address-limit.js';
import { type CountStore, VisitorCounts } from '../visitors/visitor-counts.js';

/** Nobody types faster, but a household or a firm may share its address. */
const MESSAGES = {
  name: 'chat-message',
  times: 30,
  seconds: 60,
  refusal: 'Das waren viele Nachrichten in kurzer Zeit. Bitte warten Sie einen Moment.',
};
const CONVERSATIONS = {
  name: 'chat-conversation',
  times: 60,
  seconds: 60 * 60,
  refusal: 'Von Ihrem Anschluss wurden viele Gespräche begonnen. Bitte versuchen Sie es später noch einmal.',
};

/** How much one address may write to the assistant. */
@Injectable()
export class ChatLimit {
  /** Messages within a minute. */
  readonly messages: AddressLimit;
  /** New conversations within an hour. */
  readonly conversations: AddressLimit;

  constructor(@Inject(RATE_LIMIT) mode: 'on' | 'off', @Inject(VisitorCounts) counts: CountStore) {
    this.messages = new AddressLimit(mode, counts, MESSAGES);
    this.conversations = new AddressLimit(mode, counts, CONVERSATIONS);
  }
}
