import { expect } from '@jest/globals';
import type { Answer, AnswerEngine, Question } from '../../answers/answer.js';
import { type ConversationState, type Line, newConversation } from '../../conversation/conversation.js';
import { converse, type Message, type Turn } from '../converse.js';
import type { Renderer } from '../sentences.js';
import type { Dialogue } from './dialogue.js';

/** A Tuesday at ten: open. */
export const now = new Date('2026-03-03T10:00:00+01:00');
export const REFERENCE = 'C-7K3M-9QXD';

/** Every sentence as its bare key. */
const inKeys: Renderer = (said) => said.map(([key]) => key).join(' ');

/** Whoever writes message after message, in a conversation that is kept as the server keeps it. */
export class Visitor {
  state: ConversationState = newConversation;
  /** What the engine was asked. */
  readonly asked: Question[] = [];
  private lines: readonly Line[] = [];
  private answered: Answer | undefined;

  constructor(private readonly engine: AnswerEngine) {}

  async say(message: string): Promise<Turn> {
    const turn = await converse(this.inputOf(message), { answer: (question) => this.answer(question) });
    const at = now.toISOString();
    this.lines = [...this.lines, { role: 'user', content: message, at }, { role: 'bot', content: turn.reply, at }];
    // As the database keeps it.
    this.state = JSON.parse(JSON.stringify(turn.state)) as ConversationState;
    return turn;
  }

  /** The same, and the message leads to the same where a key stands for all that was ever replied. */
  async sayInKeysToo(message: string): Promise<Turn> {
    const input = this.inputOf(message);
    const turn = await this.say(message);
    const lines = input.lines.map((line) => (line.role === 'bot' ? { ...line, content: 'key' } : line));
    const answer = async () => ({ ...(this.answered as Answer), reply: 'key' });
    const inOtherWords = await converse({ ...input, lines }, { answer }, inKeys);
    expect([inOtherWords.state, withoutTranscript(inOtherWords)]).toEqual([turn.state, withoutTranscript(turn)]);
    return turn;
  }

  /** @returns what the last message leads to */
  async sayAll(...messages: readonly [string, ...string[]]): Promise<Turn> {
    const [last = '', ...before] = messages.toReversed();
    for (const message of before.toReversed()) await this.sayInKeysToo(message);
    return this.sayInKeysToo(last);
  }

  private inputOf(message: string): Message {
    return { state: this.state, lines: this.lines, message, now, nextReference: REFERENCE };
  }

  private async answer(question: Question): Promise<Answer> {
    this.asked.push(question);
    this.answered = await this.engine.answer(question);
    return this.answered;
  }
}

function withoutTranscript({ submission }: Turn) {
  return { ...submission, message: submission?.message.split('Gesprächsverlauf:')[0] };
}

/** Understands the first message as an enquiry, and knows something of all that comes after it. */
export function engineFor({ kind, serviceType }: Pick<Dialogue, 'kind' | 'serviceType'>): AnswerEngine {
  let isFirst = true;
  return {
    answer: async () => {
      const found = { reply: 'Das ist so.', context: {}, passages: [] };
      if (!isFirst) return { ...found, kind: 'answer' };
      isFirst = false;
      return { ...found, kind: 'enquiry', enquiryKind: kind, ...(serviceType && { serviceType }) };
    },
  };
}
