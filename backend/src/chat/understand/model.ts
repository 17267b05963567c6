import type { Topic } from '../knowledge/entries/index.js';
import type { SparseMatrix } from './sparse-matrix.js';
import type { Vocabulary } from './vectoriser.js';

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

const ALIGNMENT = 8;
const LINE_END = 0x0a;
const KINDS = { Int8Array, Uint16Array, Uint32Array, Float32Array };
type Numbers = InstanceType<(typeof KINDS)[keyof typeof KINDS]>;
/** Where a list of numbers lies behind the head. */
interface Placed {
  readonly kind: keyof typeof KINDS;
  readonly at: number;
  readonly length: number;
}

/**
 * A model as bytes: a line of JSON in which each list of numbers is named by its place, then the numbers, which are read
 * where they lie. The line is padded, so that they lie where typed arrays may.
 */
export function writeModel(model: Model): Buffer {
  const lists: Buffer[] = [];
  let at = 0;
  const head = JSON.stringify(model, (_, value: unknown) => {
    if (!ArrayBuffer.isView(value)) return value;
    const list = value as Numbers;
    const placed: Placed = { kind: list.constructor.name as Placed['kind'], at, length: list.length };
    const bytes = Buffer.alloc(aligned(list.byteLength));
    bytes.set(new Uint8Array(list.buffer, list.byteOffset, list.byteLength));
    lists.push(bytes);
    at += bytes.length;
    return placed;
  });
  const line = Buffer.alloc(aligned(Buffer.byteLength(head) + 1), ' ');
  line.write(head);
  line[line.length - 1] = LINE_END;
  return Buffer.concat([line, ...lists]);
}

/**
 * The model keeps the bytes.
 *
 * @throws SyntaxError for bytes that are no model
 */
export function readModel(bytes: Buffer): Model {
  const end = bytes.indexOf(LINE_END) + 1;
  return JSON.parse(bytes.toString('utf8', 0, end), (_, value: unknown) => {
    return isPlaced(value)
      ? new KINDS[value.kind](bytes.buffer as ArrayBuffer, bytes.byteOffset + end + value.at, value.length)
      : value;
  });
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

function isPlaced(value: unknown): value is Placed {
  return typeof value === 'object' && value !== null && 'kind' in value && 'at' in value;
}
