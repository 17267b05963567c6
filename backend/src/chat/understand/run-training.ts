import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { entries } from '../knowledge/entries/index.js';
import { compareUtterances, crossValidate, type Unseen } from './cross-validation.js';
import { findModel, findReaders, MODEL_FILE, READERS_FILE, writeModel } from './model-file.js';
import { chooseThreshold, type Judged, verdictOn } from './thresholds.js';
import { type Model, train, utterancesOf } from './train.js';
import { hashOfMessages, type ReadersModel, trainReaders } from './train-readers.js';

/**
 * Trains the assistant: the classifier of entries and the readers of messages, each unless the one that is there was made of
 * the same tables. `--report` trains the classifier, and says how well.
 */
const FOLDS = 2;
const WEAKEST = 20;

const utterances = utterancesOf(entries);
// In threads that are started below: what is learned takes as long as the cross-validation.
if (!isMainThread) {
  parentPort?.postMessage(workerData === 'readers' ? trainReaders() : train(utterances, 0));
  process.exit();
}

const isReport = process.argv.includes('--report');
const began = performance.now();
const readers = findReaders()?.hash === hashOfMessages() ? undefined : learnReaders();
if (isReport || !findModel()) await learnModel();
await readers;

async function inThread<Learned>(what: 'readers' | 'model'): Promise<Learned> {
  const [learned] = await once(new Worker(new URL(import.meta.url), { workerData: what }), 'message');
  return learned as Learned;
}

async function learnReaders(): Promise<void> {
  console.log('The assistant learns from marked messages …');
  write(READERS_FILE, await inThread<ReadersModel>('readers'));
}

async function learnModel(): Promise<void> {
  console.log(`The assistant learns ${utterances.length} utterances of ${entries.length} entries …`);
  const { groups, doubles } = compareUtterances(utterances);
  for (const [one, other] of doubles) console.error(`${one.id} «${one.text}» and ${other.id} «${other.text}» are one`);
  if (doubles.length > 0) process.exit(1);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const judged: Judged = {
    isUnsaid: (id) => 'knowsNot' in (byId.get(id)?.answer ?? {}),
    isSameTopic: (one, other) => byId.get(one)?.topic === byId.get(other)?.topic,
  };
  const learned = inThread<Model>('model');
  const unseen = crossValidate(utterances, groups, FOLDS);
  const threshold = chooseThreshold(unseen, judged);
  const model = { ...(await learned), threshold };
  write(MODEL_FILE, model);
  if (isReport) report(model, unseen, judged);
}

function write(file: string, learned: object): void {
  const bytes = writeModel(learned);
  writeFileSync(file, bytes);
  console.log(`… ${(bytes.length / 1e6).toFixed(1)} MB in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
}

function report({ vocabulary, threshold }: Model, unseen: readonly Unseen[], judged: Judged): void {
  const share = (some: readonly Unseen[]) => `${((100 * some.length) / unseen.length).toFixed(1)} %`;
  console.log(`${vocabulary.rareness.length} features; an entry is answered from a score of ${threshold.toFixed(2)}`);
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
