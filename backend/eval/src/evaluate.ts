import type { AnswerEngine } from '#chat/answers/answer.js';
import { type Line, newConversation } from '#chat/conversation/conversation.js';
import { converse } from '#chat/dialogue/converse.js';
import { type Judgement, judgeReply } from './judge-reply.js';
import type { LabelledQuestion } from './labelled-questions.js';

/** What came of one question. */
export interface Outcome {
  readonly question: LabelledQuestion;
  /** To the last turn. */
  readonly reply: string;
  readonly judgement: Judgement;
}

/** Asks every question in a conversation of its own, in memory, and judges the replies. */
export async function evaluate(
  questions: readonly LabelledQuestion[],
  engine: AnswerEngine,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const reply = await ask(question, engine);
    outcomes.push({ question, reply, judgement: judgeReply(question, reply) });
  }
  return outcomes;
}

/** @returns the reply to the last turn */
async function ask({ turns, now: at }: LabelledQuestion, engine: AnswerEngine): Promise<string> {
  const lines: Line[] = [];
  let state = newConversation;
  let reply = '';
  for (const message of turns) {
    const turn = await converse({ state, lines, message, now: new Date(at), nextReference: 'REF-1' }, engine);
    ({ reply, state } = turn);
    lines.push({ role: 'user', content: message, at }, { role: 'bot', content: reply, at });
  }
  return reply;
}
