import { type Candidate, Classifier } from './classifier.js';
import { featuresOf } from './features.js';
import { productOf, sparseMatrix } from './sparse-matrix.js';
import { type Labelled, train } from './train.js';
import { learnVocabulary, type SparseVector, Vectoriser } from './vectoriser.js';

/** An utterance as a model sees it that has learned neither it nor any nearly like it. */
export interface Unseen extends Labelled {
  /** Best first. */
  readonly candidates: readonly Candidate[];
}

/** Two utterances of one entry that are so alike are learned or asked together. */
const SAME_GROUP = 0.6;
/** Two that are so alike are one: the second teaches nothing. */
const DOUBLE = 0.95;

/** What an utterance is like among those before it. */
interface Likeness {
  /** Utterances of one group are learned or asked together; a group is named by the place of its first. */
  readonly groups: readonly number[];
  /** Pairs that are as good as the same. */
  readonly doubles: readonly (readonly [Labelled, Labelled])[];
}

/** Compares each utterance with all before it. */
export function compareUtterances(utterances: readonly Labelled[]): Likeness {
  const features = utterances.map(({ text }) => featuresOf(text));
  const vectoriser = new Vectoriser(learnVocabulary(features));
  const vectors = features.map((blocks) => vectoriser.vector(blocks));
  const postings = sparseMatrix(vectors, vectoriser.size);
  const groups: number[] = [];
  const doubles: [Labelled, Labelled][] = [];
  utterances.forEach((utterance, index) => {
    const cosines = productOf(vectors[index] as SparseVector, postings).subarray(0, index);
    const first = cosines.findIndex((cosine, other) => cosine >= SAME_GROUP && utterances[other]?.id === utterance.id);
    groups.push(first < 0 ? index : (groups[first] as number));
    const same = cosines.findIndex((cosine) => cosine >= DOUBLE);
    if (same >= 0) doubles.push([utterances[same] as Labelled, utterance]);
  });
  return { groups, doubles };
}

/** Asks each utterance of a model that was trained with those of the other folds alone. */
export function crossValidate(
  utterances: readonly Labelled[],
  groups: readonly number[],
  folds: number,
): readonly Unseen[] {
  return Array.from({ length: folds }, (_, fold) => {
    const isAsked = (_: Labelled, index: number) => (groups[index] as number) % folds === fold;
    const learned = utterances.filter((utterance, index) => !isAsked(utterance, index));
    const classifier = new Classifier(train(learned, 0));
    return utterances
      .filter(isAsked)
      .map((utterance) => ({ ...utterance, candidates: classifier.candidates([utterance.text]) }));
  }).flat();
}
