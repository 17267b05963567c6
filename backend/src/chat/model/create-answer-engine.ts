import type { AnswerEngine } from '../answering/answer.js';
import { createKnowledgeEngine } from '../answering/knowledge-engine.js';
import { Circuit } from './ask/circuit.js';
import { ModelClient } from './ask/model-client.js';
import { TokenBudget } from './ask/token-budget.js';
import { ModelEngine } from './model-engine.js';
import type { ModelSettings } from './model-settings.js';

/** The engine in use: the site's knowledge, behind a language model where one is configured. */
export function createAnswerEngine(
  model: ModelSettings | undefined,
  knowledge: AnswerEngine = createKnowledgeEngine(),
): AnswerEngine {
  if (!model) return knowledge;
  return new ModelEngine(knowledge, new ModelClient(model), new TokenBudget(model.dailyTokens), new Circuit());
}
