import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { entries } from '../knowledge/entries/index.js';
import { compareUtterances, crossValidate, type Unseen } from './cross-validation.js';
import { MARKED_FOLDER, readMarked } from './marked-messages.js';
import { findModel, findTagger, MODEL_FILE, TAGGER_FILE, writeModel } from './model-file.js';
import { chooseThreshold, type Judged, verdictOn } from './thresholds.js';
import { type Model, train, utterancesOf } from './train.js';
import { hashOfMarked, trainTagger } from './train-tagger.js';

/** Trains the assistant, unless the model that is there was made of the same entries. `--report` trains, and says how well. */
const FOLDS = 2;
const WEAKEST = 20;

const utterances = utterancesOf(entries);
// In the thread that is started below: the model is learned beside the cross-validation, which takes as long.
if (!isMainThread) {
  parentPort?.postMessage(train(utterances, 0));
  process.exit();
}

const { messages, source } = readMarked(MARKED_FOLDER);
const hash = hashOfMarked(source);
if (findTagger()?.hash !== hash) {
  console.log(`The assistant learns from ${messages.length} marked messages …`);
  writeFileSync(TAGGER_FILE, writeModel({ hash, weights: trainTagger(messages) }));
}

const isReport = process.argv.includes('--report');
if (!isReport && findModel()) process.exit();
const began = performance.now();
console.log(`The assistant learns ${utterances.length} utterances of ${entries.length} entries …`);
const { groups, doubles } = compareUtterances(utterances);
for (const [one, other] of doubles) console.error(`${one.id} «${one.text}» and ${other.id} «${other.text}» are one`);
if (doubles.length > 0) process.exit(1);

const byId = new Map(entries.map((entry) => [entry.id, entry]));
const judged: Judged = {
  isUnsaid: (id) => 'knowsNot' in (byId.get(id)?.answer ?? {}),
  isSameTopic: (one, other) => byId.get(one)?.topic === byId.get(other)?.topic,
};
const learned = once(new Worker(new URL(import.meta.url)), 'message') as Promise<[Model]>;
const unseen = crossValidate(utterances, groups, FOLDS);
const threshold = chooseThreshold(unseen, judged);
const model = { ...(await learned)[0], threshold };
const bytes = writeModel(model);
writeFileSync(MODEL_FILE, bytes);
if (isReport) report();
console.log(`… ${(bytes.length / 1e6).toFixed(1)} MB in ${((performance.now() - began) / 1_000).toFixed(0)} s`);

function report(): void {
  console.log(
    `${model.vocabulary.rareness.length} features; an entry is answered from a score of ${threshold.toFixed(2)}`,
  );
  console.log(`of utterances that were not learned, nor any much like them, ${FOLDS} folds:`);
  console.log(`  ${share(unseen.filter(isFirst))} have their entry first`);
  for (const verdict of ['right', 'unknown', 'beside', 'wrong']) {
    console.log(`  ${share(unseen.filter((each) => verdictOn(each, threshold, judged) === verdict))} ${verdict}`);
  }
  console.log('found least often:');
  const recalls = entries.map(({ id }) => {
    const own = unseen.filter((each) => each.id === id);
    return { id, recall: own.filter(isFirst).length / own.length };
  });
  const sorted = recalls.toSorted((one, other) => one.recall - other.recall);
  for (const { id, recall } of sorted.slice(0, WEAKEST)) console.log(`  ${id} ${(100 * recall).toFixed(0)} %`);
}

function isFirst({ id, candidates }: Unseen): boolean {
  return candidates[0]?.id === id;
}

function share(some: readonly Unseen[]): string {
  return `${((100 * some.length) / unseen.length).toFixed(1)} %`;
}
