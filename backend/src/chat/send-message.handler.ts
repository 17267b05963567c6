import { chatMailLink, chatPhoneLink, chatTexts, leadReference } from '@fahrzeugpflege/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RateLimited, Unavailable } from '../problem/business-error.js';
import { AssistantThreads, NotRead } from './assistant-thread/assistant-threads.js';
import { ChatLimit } from './chat-limit.js';
import type { Conversation } from './conversation/conversation.js';
import { ConversationMemory, type Exchange, type Keeping, type Recalled } from './conversation/conversation-memory.js';
import { confirmedEnquiryId, EnquirySubmission } from './enquiry-submission.js';

/** What the visitor gets. */
interface ChatAnswer {
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
    /** Whether the visitor sends it again, having got no answer. */
    readonly isRepeat = false,
    /** Of the key that the visitor's browser made, while it has no answer of the conversation; or null. */
    readonly keyToken: string | null = null,
    /** Its own, from the visitor's page, if that gives one. */
    readonly messageId?: string,
  ) {
    super();
  }
}

/** Messages that one conversation may have; after that nothing is stored any more but what closes an open enquiry. */
export const MOST_MESSAGES = 200;

/** A browser sends one message at a time; whoever sends several at once is refused after so many tries. */
const MOST_TRIES = 3;

const TOO_LONG = `Unser Gespräch ist sehr lang geworden, mehr kann ich mir nicht merken. Mit «Gespräch löschen» beginnen Sie ein neues. Am besten sprechen Sie direkt mit uns: ${chatPhoneLink} oder ${chatMailLink}.`;

/**
 * Answers a message: finds the reply, submits the enquiry that it confirms, stores the conversation. In this order, so
 * that a number is only given for what is stored; what a dying process leaves unnoted is done again under the same id.
 */
@CommandHandler(SendMessageCommand)
export class SendMessageHandler implements ICommandHandler<SendMessageCommand> {
  constructor(
    private readonly memory: ConversationMemory,
    private readonly assistant: AssistantThreads,
    private readonly enquiries: EnquirySubmission,
    private readonly limit: ChatLimit,
  ) {}

  /**
   * @throws RateLimited when an address begins too many conversations, or one gets several messages at once
   * @throws Unavailable where the database is away and something of the message would be lost
   */
  async execute(command: SendMessageCommand): Promise<ChatAnswer> {
    try {
      return await this.answer(command);
    } catch (error) {
      // Nothing of it is stored: what could not be read once would be read again with every message after it.
      if (error instanceof NotRead) return { reply: error.reply };
      throw error;
    }
  }

  private async answer(command: SendMessageCommand): Promise<ChatAnswer> {
    const { token, address, keyToken } = command;
    let overtaken: Exchange | undefined;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const recalled = await this.memory.recall(token, keyToken);
      const { conversation } = recalled;
      const hasNoAnswer = recalled.kind === 'known' && recalled.token === keyToken;
      const said = submittedMeanwhile(conversation, overtaken) ?? answeredBefore(conversation, command, hasNoAnswer);
      if (said !== null) return recalled.kind === 'known' ? { reply: said, token: recalled.token } : { reply: said };
      const isFull = conversation.messages >= MOST_MESSAGES;
      if (isFull && conversation.state.enquiry === null) return { reply: TOO_LONG };
      if (recalled.kind === 'new') this.limit.conversations.count(address);
      const exchange = await this.exchange(conversation, command);
      // Called off or confirmed: what stays open goes to staff.
      if (isFull && exchange.state.enquiry !== null && exchange.reply !== chatTexts.failure) return { reply: TOO_LONG };
      const keeping = await this.memory.keep(recalled, exchange);
      if (keeping !== 'overtaken') return answerTo(recalled, exchange, keeping);
      overtaken = exchange;
    }
    throw new RateLimited('Bitte senden Sie eine Nachricht nach der anderen.', 1);
  }

  private async exchange(
    conversation: Conversation,
    { message, messageId, address }: SendMessageCommand,
  ): Promise<Exchange> {
    const { state, lines } = conversation;
    const [at, id] = [new Date(), confirmedEnquiryId(conversation)];
    const turn = await this.assistant.converse(
      { state, lines, message, now: at, nextReference: leadReference(id, 'chatbot') },
      address,
    );
    const { submission, ...said } = turn;
    const exchange = { message, ...(messageId !== undefined && { messageId }), at, ...said };
    if (!submission) return exchange;
    const isSubmitted = await this.enquiries.submit(id, submission);
    return isSubmitted ? { ...exchange, submissionId: id } : { ...exchange, reply: chatTexts.failure, state };
  }
}

/** A yes that was sent twice at the same moment, or whose conversation was deleted in that moment. */
function submittedMeanwhile({ state }: Conversation, overtaken: Exchange | undefined): string | null {
  return overtaken?.submissionId !== undefined && state.enquiry === null ? overtaken.reply : null;
}

/**
 * What comes again, since its answer was lost on the way, is answered as before: read once more, it would be taken for the
 * answer to what the visitor has never seen. By its id it is told from the same words to the next question; a page of the
 * version before gives none. A yes that confirmed an enquiry is so even where nobody says that it is a repeat.
 *
 * @param hasNoAnswer whether the page has got no answer in this conversation yet
 */
function answeredBefore(
  { state, lines }: Conversation,
  { message, messageId, isRepeat }: SendMessageCommand,
  hasNoAnswer: boolean,
): string | null {
  const [asked, replied] = lines.slice(-2);
  if (!replied || asked?.content !== message) return null;
  const isSame = asked.id === undefined || messageId === undefined ? isRepeat : asked.id === messageId;
  return isSame || hasNoAnswer || state.confirmed !== undefined ? replied.content : null;
}

/**
 * Whoever won't remember can take nothing up: while the database is away, a mere question outside of enquiries is answered.
 * All else is refused, so that the page keeps it, to be sent again, and nobody takes it for noted.
 */
function answerTo(recalled: Recalled, exchange: Exchange, keeping: Keeping): ChatAnswer {
  const { reply, state, onlyAsks, submissionId } = exchange;
  if (keeping === 'kept' && recalled.kind !== 'away') return { reply, token: recalled.token };
  const isOfEnquiry = (recalled.conversation.state.enquiry ?? state.enquiry) !== null;
  if (submissionId === undefined && (isOfEnquiry || !onlyAsks)) throw new Unavailable();
  return { reply };
}
