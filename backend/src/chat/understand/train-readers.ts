import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@fahrzeugpflege/infra/process';
import type { ActModel } from './acts.js';
import { parseMarked } from './marked-messages.js';
import type { SparseMatrix } from './sparse-matrix.js';
import { lexiconHash } from './train.js';
import { parseLabelled, trainActs } from './train-acts.js';
import { trainTagger } from './train-tagger.js';

/** What is learned of messages whose details are marked, and of those whose acts are labelled. */
export interface ReadersModel {
  /** Of the messages; see `hashOfMessages`. */
  readonly hash: string;
  /** Weights of the tagger: of `ROWS` features, for each tag a column. */
  readonly tagger: SparseMatrix;
  readonly acts: ActModel;
}

/** Messages to learn from; how they are marked and labelled is said in docs/assistant.md. */
const FOLDER = join(ROOT, 'backend/marked');
export const DETAILS_FOLDER = join(FOLDER, 'details');
export const ACTS_FOLDER = join(FOLDER, 'acts');

/** Counts up with whatever changes how messages are read, or weights are learned or stored. */
const VERSION = 3;

/** The lines of all tables of a folder, each a message: see `parseMarked` and `parseLabelled`. */
export function messageLines(folder: string): readonly string[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => linesOf(join(folder, name)));
}

/** The lines of one table. */
export function linesOf(table: string): readonly string[] {
  return readFileSync(table, 'utf8').split('\n').filter(Boolean);
}

/** Of all that the readers are learned of: other tables, another hash. */
export function hashOfMessages(): string {
  const hash = lexiconHash(VERSION);
  for (const folder of [DETAILS_FOLDER, ACTS_FOLDER]) hash.update(messageLines(folder).join('\n'));
  return hash.digest('hex');
}

/** Learns to read messages; the same tables give the same model. */
export function trainReaders(): ReadersModel {
  return {
    hash: hashOfMessages(),
    tagger: trainTagger(messageLines(DETAILS_FOLDER).map(parseMarked)),
    acts: trainActs(messageLines(ACTS_FOLDER).map(parseLabelled)),
  };
}
