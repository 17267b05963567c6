import { Command } from '@nestjs/cqrs';

/** What the visitor gets. */
export interface ChatAnswer {
  readonly reply: string;
  /** Of a conversation that began with this message; its browser is to keep it. */
  readonly newToken?: string;
}

/** A visitor's message to the assistant. */
export class SendMessageCommand extends Command<ChatAnswer> {
  constructor(
    /** Clean, 1 to 2,000 characters. */
    readonly message: string,
    /** Of the visitor's conversation, or null. */
    readonly token: string | null,
    /** The visitor's, for limits. */
    readonly address: string,
  ) {
    super();
  }
}
