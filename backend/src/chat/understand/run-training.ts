import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { entries } from '../knowledge/entries/index.js';
import { crossValidate, findDoubles } from './cross-validation.js';
import { writeModel } from './model.js';
import { findModel, MODEL_FILE } from './model-file.js';
import { chooseThreshold, type Judged, verdictOn } from './thresholds.js';
import { train, utterancesOf } from './train.js';

const FOLDS = 2;
const WEAKEST = 20;

/** Trains the assistant, unless the model that is there was made of the very same entries. `--again` trains all the same. */
if (findModel() && !process.argv.includes('--again')) process.exit();
const began = performance.now();
console.log('The assistant learns its entries …');
const utterances = utterancesOf(entries);
const doubles = findDoubles(utterances);
for (const [one, other] of doubles) console.error(`${one.id} «${one.text}» and ${other.id} «${other.text}» are one`);
if (doubles.length > 0) process.exit(1);

const byId = new Map(entries.map((entry) => [entry.id, entry]));
const judged: Judged = {
  isUnsaid: (id) => 'knowsNot' in (byId.get(id)?.answer ?? {}),
  isSameTopic: (one, other) => byId.get(one)?.topic === byId.get(other)?.topic,
};
const unseen = crossValidate(utterances, FOLDS);
const threshold = chooseThreshold(unseen, judged);
const model = train(utterances, threshold);
const bytes = writeModel(model);
mkdirSync(dirname(MODEL_FILE), { recursive: true });
writeFileSync(MODEL_FILE, bytes);

const verdicts = unseen.map((each) => ({ id: each.id, verdict: verdictOn(each, threshold, judged) }));
const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`;
const count = (verdict: string) => verdicts.filter((each) => each.verdict === verdict).length;
const found = unseen.filter(({ id, candidates }) => candidates[0]?.id === id).length;
const amongThree = unseen.filter(({ id, candidates }) => candidates.slice(0, 3).some((each) => each.id === id)).length;
console.log(`${entries.length} entries, ${utterances.length} utterances, ${model.vocabulary.names.length} features`);
console.log(`cross-validated: ${share(found, unseen.length)} first, ${share(amongThree, unseen.length)} among three`);
console.log(`told from a score of ${threshold.toFixed(2)}:`);
for (const verdict of ['right', 'unknown', 'beside', 'wrong'])
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
