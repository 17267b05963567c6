import type { Message, Turn } from '../dialogue/converse.js';

/** DI token of what finds the reply to a message. */
export const CONVERSE = Symbol('CONVERSE');

/**
 * @param from the visitor's address
 * @throws NotRead
 */
export type Converse = (message: Message, from: string) => Promise<Turn>;

/** A message that nobody read: nothing comes of it, and the conversation stays as it was. */
export class NotRead extends Error {
  override readonly name = 'NotRead';

  /** @param reply tells the visitor, with a way to people */
  constructor(readonly reply: string) {
    super('a message was not read');
  }
}
