import type { Topic } from '../knowledge/entries/index.js';
import { featuresOf } from './features.js';
import { scoresOf } from './linear-svm.js';
import { productOf } from './sparse-matrix.js';
import type { Model } from './train.js';
import { type SparseVector, Vectoriser } from './vectoriser.js';

/** An entry that a text may ask for. */
export interface Candidate {
  readonly id: string;
  /** Above 0 it most likely does, below −1 it hardly does. */
  readonly score: number;
  /** The same by the text alone, whatever was asked before. */
  readonly own: number;
}

/** The question before, and what it was about. */
interface Before {
  readonly topic?: Topic | undefined;
  readonly question?: string | undefined;
}

/** What the nearest utterance and the topic count for beside the entry's own score. */
const LIKENESS_WEIGHT = 0.6;
const TOPIC_WEIGHT = 0.4;
const CARRIED_WEIGHT = 0.4;
/** Scores of topics are bounded, so that no topic outweighs what is asked of it. */
const LEAST_TOPIC = -1.5;
const MOST_TOPIC = 1;
const MOST_CANDIDATES = 8;
const NEVER = Number.NEGATIVE_INFINITY;

/** Tells which entries a text asks for. */
export class Classifier {
  private readonly vectoriser: Vectoriser;

  constructor(private readonly model: Model) {
    this.vectoriser = new Vectoriser(model.vocabulary);
  }

  /**
   * The likeliest entries, best first; none for a text without a word that was ever learned.
   *
   * @param readings of one message, at least one: that counts by which an entry is likeliest, of equal ones the first
   * @param before what is talked about: counts where the text leaves it out
   */
  candidates(readings: readonly string[], { topic, question }: Before = {}): readonly Candidate[] {
    const carried = this.carriedScores(question);
    const all = readings.map((text) => this.judged(text, topic, carried));
    return all.reduce((clearest, each) => {
      return (each[0]?.score ?? NEVER) > (clearest[0]?.score ?? NEVER) ? each : clearest;
    });
  }

  private judged(text: string, topic: Topic | undefined, carried: Float32Array | undefined): readonly Candidate[] {
    const { ids, weights, topicOf } = this.model;
    const vector = this.vectoriser.vector(featuresOf(text));
    if (vector.indices.length === 0) return [];
    const likeness = this.likeness(vector);
    const topics = this.topicScores(vector, topic);
    const own = scoresOf(weights, vector).map((score, label) => {
      const ofTopic = topics[topicOf[label] as number] as number;
      return score + LIKENESS_WEIGHT * (likeness[label] as number) + TOPIC_WEIGHT * ofTopic;
    });
    const scores = own.map((score, label) => score + (carried?.[label] ?? 0));
    const candidates = ids.map((id, label) => ({ id, score: scores[label] as number, own: own[label] as number }));
    return candidates.toSorted((one, other) => other.score - one.score).slice(0, MOST_CANDIDATES);
  }

  /** For each entry, how alike its most alike utterance is. */
  private likeness(vector: SparseVector): Float32Array {
    const { ids, postings, labels } = this.model;
    const best = new Float32Array(ids.length);
    productOf(vector, postings).forEach((cosine, text) => {
      const label = labels[text] as number;
      if (cosine > (best[label] as number)) best[label] = cosine;
    });
    return best;
  }

  /** What the question before counts for each entry: what is asked on is near to it. */
  private carriedScores(question: string | undefined): Float32Array | undefined {
    if (question === undefined) return undefined;
    const { weights, topicWeights, topicOf } = this.model;
    const vector = this.vectoriser.vector(featuresOf(question));
    const topics = scoresOf(topicWeights, vector);
    return scoresOf(weights, vector).map((score, label) => {
      const ofTopic = Math.min(MOST_TOPIC, Math.max(-1, topics[topicOf[label] as number] as number));
      return CARRIED_WEIGHT * (1 + Math.max(-1, score) + ofTopic);
    });
  }

  /** What is talked about counts as named, unless the text itself names a topic. */
  private topicScores(vector: SparseVector, carried: Topic | undefined): Float32Array {
    const { topics, topicWeights } = this.model;
    const scores = scoresOf(topicWeights, vector);
    const isNamed = scores.some((score, place) => score > 0 && topics[place] !== null);
    return scores.map((score, place) => {
      if (!isNamed && topics[place] === carried) return MOST_TOPIC;
      return Math.min(MOST_TOPIC, Math.max(LEAST_TOPIC, score));
    });
  }
}
