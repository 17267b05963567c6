import { Inject, Injectable } from '@nestjs/common';
import { AddressLimit } from '../../visitors/address-limit.js';

/** DI token: `on` or `off` (variable `RATE_LIMIT`). */
export const CHAT_RATE_LIMIT = Symbol('CHAT_RATE_LIMIT');

/** Nobody types faster, but a household or a firm may share its address. */
const MESSAGES = {
  times: 30,
  seconds: 60,
  refusal: 'Das waren viele Nachrichten in kurzer Zeit. Bitte warten Sie einen Moment.',
};
const CONVERSATIONS = {
  times: 60,
  seconds: 60 * 60,
  refusal: 'Von Ihrem Anschluss wurden viele Gespräche begonnen. Bitte versuchen Sie es später noch einmal.',
};

/** How much one address may write to the assistant. */
@Injectable()
export class ChatLimit {
  private readonly messages: AddressLimit;
  private readonly conversations: AddressLimit;

  constructor(@Inject(CHAT_RATE_LIMIT) mode: 'on' | 'off') {
    this.messages = new AddressLimit(mode, MESSAGES);
    this.conversations = new AddressLimit(mode, CONVERSATIONS);
  }

  /** @throws Problem 429 after too many messages within a minute */
  countMessage(address: string): Promise<void> {
    return this.messages.count(address);
  }

  /** @throws Problem 429 after too many new conversations within an hour */
  countConversation(address: string): Promise<void> {
    return this.conversations.count(address);
  }
}
