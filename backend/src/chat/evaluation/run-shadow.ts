import { profileFacts } from '@fahrzeugpflege/contracts';
import { createKnowledgeEngine } from '../answering/knowledge-engine.js';
import { EntryEngine } from '../answers/entry-engine.js';
import { loadModel } from '../understand/model-file.js';
import { bareRetrieval } from './bare-retrieval.js';
import { evaluate } from './evaluate.js';
import { HALVES, readQuestions } from './read-questions.js';
import { isRight } from './scoring/judge-reply.js';

/** How the entries would answer beside the rules that answer today: each kind of question a line. */
const rules = createKnowledgeEngine();
const engine = new EntryEngine(loadModel(), profileFacts);
for (const half of HALVES) {
  const questions = readQuestions(half);
  const byRules = await evaluate(questions, rules, bareRetrieval);
  const byEntries = await evaluate(questions, engine, bareRetrieval);
  const compared = byEntries.map(({ question, reply, judgement }, index) => ({
    question,
    reply,
    rules: isRight((byRules[index] as (typeof byRules)[number]).judgement),
    entries: isRight(judgement),
  }));
  console.log(`\n${half}: right, by rules and by entries`);
  for (const kind of [...new Set(questions.map((question) => question.kind))]) {
    printLine(
      kind,
      compared.filter(({ question }) => question.kind === kind),
    );
  }
  printLine('all', compared);
  if (half === 'train' && process.argv.includes('--differences')) {
    for (const { question, reply } of compared.filter((each) => each.rules && !each.entries)) {
      console.log(`\n${question.id} > ${question.turns.join(' > ')}\n  ${reply.replaceAll('\n', '\n  ')}`);
    }
  }
}

function printLine(name: string, compared: readonly { readonly rules: boolean; readonly entries: boolean }[]): void {
  const share = (by: 'rules' | 'entries') => {
    const right = compared.filter((each) => each[by]).length;
    return `${((100 * right) / compared.length).toFixed(1).padStart(6)} %`;
  };
  console.log(`  ${name.padEnd(10)} ${String(compared.length).padStart(4)} ${share('rules')} ${share('entries')}`);
}
