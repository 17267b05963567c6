import { type Candidate, Classifier } from './classifier.js';
import { featuresOf } from './features.js';
import { productOf, sparseMatrix } from './sparse-matrix.js';
import { type Labelled, train } from './train.js';
import { learnVocabulary, Vectoriser } from './vectoriser.js';

/** An utterance as a model sees it that has learned neither it nor any nearly like it. */
export interface Unseen extends Labelled {
  /** Best first. */
  readonly candidates: readonly Candidate[];
}

/** Two utterances of one entry that are so alike are learned or asked together. */
const SAME_GROUP = 0.6;
/** Two that are so alike are one: the second teaches nothing. */
const DOUBLE = 0.95;

/** Asks each utterance of a model that was trained with those of the other folds alone. */
export function crossValidate(utterances: readonly Labelled[], folds: number): readonly Unseen[] {
  const groups = groupsOf(utterances);
  return Array.from({ length: folds }, (_, fold) => {
    const isAsked = (_: Labelled, index: number) => (groups[index] as number) % folds === fold;
    const learned = utterances.filter((utterance, index) => !isAsked(utterance, index));
    const classifier = new Classifier(train(learned, 0));
    return utterances
      .filter(isAsked)
      .map((utterance) => ({ ...utterance, candidates: classifier.candidates(utterance.text) }));
  }).flat();
}

/** For each utterance the place of the first of its entry that is much like it: its own where there is none. */
function groupsOf(utterances: readonly Labelled[]): readonly number[] {
  const groups: number[] = [];
  eachWithEarlier(utterances, (index, likeness) => {
    const first = likeness.findIndex((cosine, other) => {
      return other < index && cosine >= SAME_GROUP && utterances[other]?.id === utterances[index]?.id;
    });
    groups.push(first < 0 ? index : (groups[first] as number));
  });
  return groups;
}

/** Pairs of utterances that are as good as the same. */
export function findDoubles(utterances: readonly Labelled[]): readonly (readonly [Labelled, Labelled])[] {
  const doubles: (readonly [Labelled, Labelled])[] = [];
  eachWithEarlier(utterances, (index, likeness) => {
    const other = likeness.findIndex((cosine, earlier) => earlier < index && cosine >= DOUBLE);
    if (other >= 0) doubles.push([utterances[other] as Labelled, utterances[index] as Labelled]);
  });
  return doubles;
}

function eachWithEarlier(utterances: readonly Labelled[], see: (index: number, cosines: Float32Array) => void): void {
  const features = utterances.map(({ text }) => featuresOf(text));
  const vectoriser = new Vectoriser(learnVocabulary(features));
  const vectors = features.map((blocks) => vectoriser.vector(blocks));
  const postings = sparseMatrix(vectors, vectoriser.size);
  vectors.forEach((vector, index) => {
    see(index, productOf(vector, postings));
  });
}
