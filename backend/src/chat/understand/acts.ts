import { type EnquiryAsked, isFinal } from '../reading/enquiry-slots.js';
import { type FeatureBlocks, featuresOf } from './features.js';
import { scoresOf } from './linear-svm.js';
import type { SparseMatrix } from './sparse-matrix.js';
import { Vectoriser, type Vocabulary } from './vectoriser.js';

/** What a visitor may do by a sentence; docs/assistant.md says what each means. */
export const ACTS = [
  'question',
  'offer',
  'appointment',
  'call',
  'person',
  'work',
  'search',
  'yes',
  'no',
  'calloff',
  'decline',
  'done',
  'goodbye',
  'impatient',
  'bymail',
  'byphone',
  'wait',
  'why',
  'change',
  'remove',
] as const;
export type Act = (typeof ACTS)[number];

/** What somebody does, the likeliest first, and how likely each is: above 0 it is surely done. */
export type Acts = ReadonlyMap<Act, number>;

/** What the assistant had done: asked for something within an enquiry, offered one, sent one, or none of these. */
export type Situation = EnquiryAsked | 'free' | 'offered' | 'sent';

/** What is learned of labelled messages: for each act a column of weights. */
export interface ActModel {
  readonly vocabulary: Vocabulary;
  readonly weights: SparseMatrix;
}

/** Situations that are alike: much is said in any of them the same way. */
function groupOf(situation: Situation): string {
  if (situation === 'free' || situation === 'offered' || situation === 'message') return 'open';
  return situation === 'sent' || isFinal(situation) ? 'final' : 'slot';
}

/** What is longer has a length of its own no more. */
const LONGEST = 6;

/** What a sentence is recognised by: its letters, its words with the first, the last and their number, and words in this situation. */
export function featuresIn(text: string, situation: Situation): FeatureBlocks {
  const [letters, words] = featuresOf(text);
  const count = `#${Math.min(LONGEST, words.length)}`;
  const places = [situation, groupOf(situation)];
  const placed = places.flatMap((place) => words.map((word) => `${place} ${word}`));
  return [letters, [...words, `^ ${words[0]}`, `${words.at(-1)} $`, count], [...places, ...placed]];
}

/** An act is done from this score on. Chosen by asking tenths of the messages of what was learned from the others. */
const LIKELY = -0.2;
/** Commoner acts are surer, rare ones are less so. */
const LIKELY_OF: Readonly<Partial<Record<Act, number>>> = { question: 0, decline: 0, bymail: -0.35, byphone: -0.35 };

/** Of these nobody does two by one sentence: the likelier counts. */
const APART: readonly (readonly Act[])[] = [
  ['yes', 'no', 'calloff', 'decline'],
  ['calloff', 'decline', 'done'],
  ['change', 'remove', 'calloff'],
  ['question', 'why'],
  ['question', 'change'],
  ['question', 'decline'],
  ['bymail', 'byphone'],
];

/** Tells what visitors do by what they write, as it learned from labelled messages: see `trainActs`. */
export class ActReader {
  private readonly vectoriser: Vectoriser;

  constructor(private readonly model: ActModel) {
    this.vectoriser = new Vectoriser(model.vocabulary);
  }

  /** @param sentence one, or several that no mark of punctuation parts */
  actsOf(sentence: string, situation: Situation): Acts {
    const scores = scoresOf(this.model.weights, this.vectoriser.vector(featuresIn(sentence, situation)));
    const likely = ACTS.map((act, at) => [act, scores[at] as number] as const)
      .filter(([act, score]) => score > (LIKELY_OF[act] ?? LIKELY))
      .toSorted(([, one], [, other]) => other - one);
    const isApart = (one: Act, other: Act) => APART.some((acts) => acts.includes(one) && acts.includes(other));
    return new Map(likely.filter(([act], at) => !likely.slice(0, at).some(([likelier]) => isApart(act, likelier))));
  }
}
