import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@fahrzeugpflege/infra/process';
import { entries } from '../knowledge/entries/index.js';
import { ActReader } from './acts.js';
import { Tagger } from './tagger.js';
import { hashOf, type Model, utterancesOf } from './train.js';
import type { ReadersModel } from './train-readers.js';

/** What reads messages: the details in them, and what is done by them. */
interface Readers {
  readonly tagger: Tagger;
  readonly acts: ActReader;
}

/** Where `npm run chat:train` puts the model: beside the programs. */
export const MODEL_FILE = join(ROOT, 'backend/dist/assistant.model');

/** The model that was trained of the entries as they are. @throws Error where there is none */
export function loadModel(): Model {
  const model = findModel();
  if (model === undefined) throw new Error('There is no model of these entries: npm run chat:train');
  return model;
}

/** The same, undefined where none was trained, one of other utterances, or one whose file is cut or of another layout. */
export function findModel(): Model | undefined {
  const model = find<Model>(MODEL_FILE);
  return model?.hash === hashOf(utterancesOf(entries)) ? model : undefined;
}

/** What reads messages, beside the model. */
export const READERS_FILE = join(ROOT, 'backend/dist/readers.model');

let readers: Readers | undefined;

/** What was learned of messages that were marked and labelled, read once. @throws Error where there is nothing */
export function loadReaders(): Readers {
  if (readers !== undefined) return readers;
  const model = findReaders();
  if (model === undefined) throw new Error('There is no model of marked messages: npm run chat:train');
  readers = { tagger: new Tagger(model.tagger), acts: new ActReader(model.acts) };
  return readers;
}

/** The same as it is stored, undefined where nothing was learned, or its file is cut or of another layout. */
export function findReaders(): ReadersModel | undefined {
  return find<ReadersModel>(READERS_FILE);
}

function find<Learned>(file: string): Learned | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return readModel<Learned>(readFileSync(file));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
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
export function writeModel(model: object): Buffer {
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
 * @throws SyntaxError or RangeError for bytes that are no model
 */
export function readModel<Learned = Model>(bytes: Buffer): Learned {
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
