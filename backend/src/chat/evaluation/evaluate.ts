import type { AnswerEngine } from '../answers/answer.js';
import { type Line, newConversation } from '../conversation/conversation.js';
import { converse } from '../converse/converse.js';
import type { BareRetrieval } from './bare-retrieval.js';
import type { LabelledQuestion } from './labelled-question.js';
import { type Judgement, judgeReply } from './scoring/judge-reply.js';

/** A Tuesday morning, after the campaign. */
const DEFAULT_NOW = '2026-03-03T10:00:00+01:00';
/** Given to whoever confirms an enquiry; nothing is submitted. */
const REFERENCE = 'REF-1';

/** What came of one question. */
export interface Outcome {
  readonly question: LabelledQuestion;
  /** To the last turn. */
  readonly reply: string;
  readonly judgement: Judgement;
  /** Of the last turn, in milliseconds. */
  readonly answerTime: number;
  /** Of the bare searches for the last turn's words, in milliseconds. */
  readonly retrievalTime: Readonly<Record<keyof BareRetrieval, number>>;
}

/**
 * Asks every question in a conversation of its own, in memory, and judges the replies. Answer and bare searches take
 * turns, so that all are timed in the same state of the machine.
 *
 * @param retrieve the bare searches that answers are compared with
 */
export async function evaluate(
  questions: readonly LabelledQuestion[],
  engine: AnswerEngine,
  retrieve: BareRetrieval,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const { reply, answerTime } = await ask(question, engine);
    const words = question.turns.at(-1) ?? '';
    const retrievalTime = { exact: timed(retrieve.exact, words), tolerant: timed(retrieve.tolerant, words) };
    outcomes.push({ question, reply, judgement: judgeReply(question, reply), answerTime, retrievalTime });
  }
  return outcomes;
}

/** When a question is asked. */
export function timeOf({ now = DEFAULT_NOW }: LabelledQuestion): Date {
  return new Date(now);
}

async function ask({ turns, now: at = DEFAULT_NOW }: LabelledQuestion, engine: AnswerEngine) {
  const now = new Date(at);
  const lines: Line[] = [];
  let state = newConversation;
  let last = { reply: '', answerTime: 0 };
  for (const message of turns) {
    const begun = performance.now();
    const step = await converse({ state, lines, message, now, nextReference: REFERENCE }, engine);
    last = { reply: step.reply, answerTime: performance.now() - begun };
    state = step.state;
    lines.push({ role: 'user', content: message, at }, { role: 'bot', content: step.reply, at });
  }
  return last;
}

function timed(search: (words: string) => unknown, words: string): number {
  const begun = performance.now();
  search(words);
  return performance.now() - begun;
}
