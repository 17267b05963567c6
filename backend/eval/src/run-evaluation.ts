import { join } from 'node:path';
import { profileFacts } from '@fahrzeugpflege/contracts';
import { EntryEngine } from '#chat/answers/entry-engine.js';
import { parseMarked } from '#chat/understand/marked-messages.js';
import { loadModel, loadReaders } from '#chat/understand/model-file.js';
import { parseLabelled } from '#chat/understand/train-acts.js';
import { linesOf } from '#chat/understand/train-readers.js';
import { evaluate, type Outcome } from './evaluate.js';
import { judgeActs, judgeMarks, tableOfCounts } from './judge-readers.js';
import { FOLDER, HALVES, type Half, readQuestions } from './labelled-questions.js';
import { describeFailures, describeInvented, shareRight, TRAIN_FLOOR, tableBy } from './report.js';

const words = process.argv.slice(2);
const named = HALVES.filter((half) => words.includes(half));
const engine = new EntryEngine(loadModel(), profileFacts);

// The held-out half's share is printed; no threshold applies to it here.
for (const half of named.length > 0 ? named : HALVES) {
  const outcomes = await evaluate(readQuestions(half), engine);
  report(half, outcomes);
  const isShort = half === 'train' && shareRight(outcomes) < TRAIN_FLOOR;
  if (isShort || describeInvented(outcomes).length > 0) process.exitCode = 1;
}

if (named.length === 0 || named.includes('held-out')) {
  const { tagger, acts } = loadReaders();
  const heldOut = (name: string) => linesOf(join(FOLDER, 'held-out', name));
  console.log(`\ndetails, held out\n\n${tableOfCounts(judgeMarks(heldOut('details.tsv').map(parseMarked), tagger))}`);
  console.log(`\nacts, held out\n\n${tableOfCounts(judgeActs(heldOut('acts.tsv').map(parseLabelled), acts))}`);
}

/** What is not seen is not tuned on: failures of the held-out half are listed only where it alone is asked for. */
function report(half: Half, outcomes: readonly Outcome[]): void {
  const invented = describeInvented(outcomes);
  console.log(`\n${half}\n\n${tableBy('kind', outcomes)}\n\n${tableBy('form', outcomes)}\n`);
  console.log(`invented amounts: ${invented.join('; ') || 'none'}`);
  const isToList = words.includes('--failures') && (half === 'train' || named.length === 1);
  if (isToList) console.log(`\n${describeFailures(outcomes)}`);
}
