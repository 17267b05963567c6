import type { Topic } from '../knowledge/entries/index.js';
import type { LinearWeights } from './linear-svm.js';
import type { Postings } from './nearest.js';
import type { Vocabulary } from './vectoriser.js';

/** All that is learned from the entries' utterances. */
export interface Model {
  /** Of what it was learned; another hash is another model. */
  readonly hash: string;
  /** Ids of the entries: the classes. */
  readonly ids: readonly string[];
  readonly vocabulary: Vocabulary;
  readonly weights: LinearWeights;
  /** What entries are about; the classes of `topicWeights`. Null stands for none. */
  readonly topics: readonly (Topic | null)[];
  /** The topic of each entry. */
  readonly topicOf: Uint16Array;
  readonly topicWeights: LinearWeights;
  readonly postings: Postings;
  /** The class of each utterance. */
  readonly labels: Uint16Array;
  /** Below this score nothing is known, as cross-validation found it best; see `chooseThreshold`. */
  readonly threshold: number;
}

const ALIGNMENT = 8;
const KINDS = { Int8Array, Uint16Array, Uint32Array, Float32Array };
type Numbers = InstanceType<(typeof KINDS)[keyof typeof KINDS]>;
/** Where a list of numbers lies behind the head. */
interface Placed {
  readonly kind: keyof typeof KINDS;
  readonly at: number;
  readonly length: number;
}

/** A model as bytes: a line of JSON in which each list of numbers is named by its place, then the numbers. */
export function writeModel(model: Model): Buffer {
  const lists: Buffer[] = [];
  let at = 0;
  const head = JSON.stringify(model, (_, value: unknown) => {
    if (!ArrayBuffer.isView(value)) return value;
    const list = value as Numbers;
    const placed: Placed = { kind: list.constructor.name as Placed['kind'], at, length: list.length };
    const bytes = Buffer.alloc(Math.ceil(list.byteLength / ALIGNMENT) * ALIGNMENT);
    bytes.set(new Uint8Array(list.buffer, list.byteOffset, list.byteLength));
    lists.push(bytes);
    at += bytes.length;
    return placed;
  });
  return Buffer.concat([Buffer.from(`${head}\n`), ...lists]);
}

/** @throws SyntaxError for bytes that are no model */
export function readModel(bytes: Buffer): Model {
  const end = bytes.indexOf('\n') + 1;
  const numbers = Uint8Array.from(bytes.subarray(end)).buffer;
  return JSON.parse(bytes.toString('utf8', 0, end), (_, value: unknown) => {
    return isPlaced(value) ? new KINDS[value.kind](numbers, value.at, value.length) : value;
  });
}

function isPlaced(value: unknown): value is Placed {
  return typeof value === 'object' && value !== null && 'kind' in value && 'at' in value;
}
