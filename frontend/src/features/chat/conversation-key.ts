import { CONVERSATION_KEY } from '@fahrzeugpflege/contracts';
import { randomUuid } from '#lib/ids.ts';
import { readSession, removeSession, writeSession } from '#lib/session-store.ts';

const NAME = 'chat-key';

/**
 * Leads to the conversation that this tab may have begun, until an answer brings the cookie: where the first answer is
 * lost, what is sent next, also after a reload, goes on there instead of beginning another.
 */
export class ConversationKey {
  private key = keptKey();

  /** For every call about the conversation. */
  get headers(): Readonly<Record<string, string>> {
    return this.key === undefined ? {} : { [CONVERSATION_KEY]: this.key };
  }

  /** To be called before a message is sent. */
  begin(): void {
    this.key ??= randomUuid();
    writeSession(NAME, this.key);
  }

  /** To be called once there is an answer, or the conversation is deleted. */
  end(): void {
    this.key = undefined;
    removeSession(NAME);
  }
}

function keptKey(): string | undefined {
  const kept = readSession(NAME);
  return typeof kept === 'string' ? kept : undefined;
}
