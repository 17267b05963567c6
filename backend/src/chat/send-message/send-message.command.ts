import { Command } from '@nestjs/cqrs';

/** What the visitor gets. */
export interface ChatAnswer {
  readonly reply: string;
  /** Of the conversation as it is kept now: the browser keeps it as long, from this message on. */
  readonly token?: string;
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
