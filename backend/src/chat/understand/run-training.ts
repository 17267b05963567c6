import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { entries } from '../knowledge/entries/index.js';
import { crossValidate, findDoubles } from './cross-validation.js';
import { writeModel } from './model.js';
import { MODEL_FILE } from './model-file.js';
import { chooseThresholds, verdictOn } from './thresholds.js';
import { train, utterancesOf } from './train.js';

const FOLDS = 4;
const WEAKEST = 20;

const began = performance.now();
const utterances = utterancesOf(entries);
const doubles = findDoubles(utterances);
for (const [one, other] of doubles) console.error(`${one.id} «${one.text}» and ${other.id} «${other.text}» are one`);
if (doubles.length > 0) process.exit(1);

const unsaid = new Set(entries.filter(({ answer }) => 'knowsNot' in answer).map(({ id }) => id));
const isUnsaid = (id: string) => unsaid.has(id);
const unseen = crossValidate(utterances, FOLDS);
const thresholds = chooseThresholds(unseen, isUnsaid);
const model = train(utterances, thresholds);
const bytes = writeModel(model);
mkdirSync(dirname(MODEL_FILE), { recursive: true });
writeFileSync(MODEL_FILE, bytes);

const verdicts = unseen.map((each) => ({ id: each.id, verdict: verdictOn(each, thresholds, isUnsaid) }));
const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`;
const count = (verdict: string) => verdicts.filter((each) => each.verdict === verdict).length;
const found = unseen.filter(({ id, candidates }) => candidates[0]?.id === id).length;
const amongThree = unseen.filter(({ id, candidates }) => candidates.slice(0, 3).some((each) => each.id === id)).length;
console.log(`${entries.length} entries, ${utterances.length} utterances, ${model.vocabulary.names.length} features`);
console.log(`cross-validated: ${share(found, unseen.length)} first, ${share(amongThree, unseen.length)} among three`);
console.log(`told by the thresholds ${JSON.stringify(thresholds)}:`);
for (const verdict of ['right', 'unknown', 'wrong'])
  console.log(`  ${verdict} ${share(count(verdict), verdicts.length)}`);
console.log(`found least often, of ${FOLDS} folds:`);
for (const line of weakest()) console.log(`  ${line}`);
console.log(`${(bytes.length / 1e6).toFixed(1)} MB, ${((performance.now() - began) / 1_000).toFixed(0)} s`);

function weakest(): readonly string[] {
  const recalls = entries.map(({ id }) => {
    const own = unseen.filter((each) => each.id === id);
    return { id, recall: own.filter(({ candidates }) => candidates[0]?.id === id).length / own.length };
  });
  const sorted = recalls.toSorted((one, other) => one.recall - other.recall).slice(0, WEAKEST);
  return sorted.map(({ id, recall }) => `${id} ${share(recall, 1)}`);
}
