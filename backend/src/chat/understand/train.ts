import { createHash, type Hash } from 'node:crypto';
import type { Entry, Topic } from '../knowledge/entries/index.js';
import { AMBIGUOUS, DIALECT, SPELLINGS } from '../language/dialect.js';
import { featuresOf } from './features.js';
import { trainLinearSvm } from './linear-svm.js';
import { type SparseMatrix, sparseMatrix } from './sparse-matrix.js';
import { learnVocabulary, Vectoriser, type Vocabulary } from './vectoriser.js';

/** An utterance, and the entry that it asks for. */
export interface Labelled {
  readonly id: string;
  readonly topic: Topic | null;
  readonly text: string;
}

/** All that is learned from the entries' utterances. */
export interface Model {
  /** Of what it was learned; another hash is another model. */
  readonly hash: string;
  /** Ids of the entries: the classes. */
  readonly ids: readonly string[];
  readonly vocabulary: Vocabulary;
  readonly weights: SparseMatrix;
  /** What entries are about; the classes of `topicWeights`. Null stands for none. */
  readonly topics: readonly (Topic | null)[];
  /** The topic of each entry. */
  readonly topicOf: Uint16Array;
  readonly topicWeights: SparseMatrix;
  /** Which utterances have a feature. */
  readonly postings: SparseMatrix;
  /** The class of each utterance. */
  readonly labels: Uint16Array;
  /** Below this score nothing is known, as cross-validation found it best; see `chooseThreshold`. */
  readonly threshold: number;
}

/** Counts up with whatever changes how words are read, or a model is learned or stored. */
const VERSION = 8;

/** All utterances of all entries. */
export function utterancesOf(entries: readonly Entry[]): readonly Labelled[] {
  return entries.flatMap(({ id, topic = null, utterances }) => utterances.map((text) => ({ id, topic, text })));
}

/** Learns to tell the entries apart. The same utterances give the same model. */
export function train(utterances: readonly Labelled[], threshold: number): Model {
  const features = utterances.map(({ text }) => featuresOf(text));
  const vocabulary = learnVocabulary(features);
  const vectoriser = new Vectoriser(vocabulary);
  const vectors = features.map((blocks) => vectoriser.vector(blocks));
  const learn = (labels: readonly number[], classes: number) =>
    trainLinearSvm(
      vectors,
      labels.map((label) => [label]),
      { classes, size: vectoriser.size },
    );

  const topicById = new Map(utterances.map(({ id, topic }) => [id, topic]));
  const [ids, topics] = [[...topicById.keys()], [...new Set(topicById.values())]];
  const labels = utterances.map(({ id }) => ids.indexOf(id));
  return {
    hash: hashOf(utterances),
    ids,
    vocabulary,
    weights: learn(labels, ids.length),
    topics,
    topicOf: Uint16Array.from(topicById.values(), (topic) => topics.indexOf(topic)),
    topicWeights: learn(
      utterances.map(({ topic }) => topics.indexOf(topic)),
      topics.length,
    ),
    postings: sparseMatrix(vectors, vectoriser.size),
    labels: Uint16Array.from(labels),
    threshold,
  };
}

/** Of what a model is learned. */
export function hashOf(utterances: readonly Labelled[]): string {
  const hash = lexiconHash(VERSION);
  for (const { id, topic, text } of utterances) hash.update(`\n${id}\t${topic}\t${text}`);
  return hash.digest('hex');
}

/** Of what every model is learned of: the words of the lexicons, by which all texts are read. */
export function lexiconHash(version: number): Hash {
  const hash = createHash('sha256').update(String(version));
  for (const lexicon of [DIALECT, SPELLINGS, AMBIGUOUS]) hash.update(JSON.stringify([...lexicon]));
  return hash;
}
