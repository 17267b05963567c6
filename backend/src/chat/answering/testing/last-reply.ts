import type { AnswerContext } from '../answer.js';
import { createKnowledgeEngine } from '../knowledge-engine.js';

const engine = createKnowledgeEngine();
/** A Tuesday morning. */
const DEFAULT_NOW = '2026-03-03T10:00:00+01:00';

/** What the knowledge says to the last of several messages, each in the light of those before. */
export async function lastReply(turns: readonly string[], now = DEFAULT_NOW): Promise<string> {
  let context: AnswerContext = {};
  let reply = '';
  for (const text of turns) ({ context, reply } = await engine.answer({ text, context, now: new Date(now) }));
  return reply;
}
