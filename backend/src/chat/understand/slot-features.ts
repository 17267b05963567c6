import type { Token } from './tokens.js';

/** Looked up once: where tests run, each look at a global takes longer than the product. */
const { imul } = Math;

/** How many rows the weights have: features share them by their hash, seldom two of any weight one. */
export const ROWS = 2 ** 18;

/** What a token is judged by: attributes of it and its neighbours, some of them together. */
const FEATURES = templates(`
  word-3; word-2; word-1; word; word+1; word+2; standard-1; standard; standard+1;
  shape-2 look-2; shape-1 look-1; shape look; shape+1 look+1; shape+2 look+2; look-2; look-1; look; look+1; look+2;
  calendar-2; calendar-1; calendar; calendar+1; calendar+2; calendar-1 calendar; calendar calendar+1;
  calendar-1 calendar calendar+1; calendar-2 calendar-1 calendar; calendar calendar+1 calendar+2;
  word-1 word; word word+1; word-2 word-1; standard-1 standard; standard-1 calendar;
  shape-1 shape; shape shape+1; look-1 look look+1; word-1 look shape; look shape word+1;
  start; stem; ending; end; asked; asked shape look place; asked word; place; joined; part asked; part look shape
`);
/** What is judged together with the tag of the token before. */
const TRANSITIONS = templates('shape look; word; joined');

type Template = readonly (readonly [attribute: string, offset: number])[];

function templates(table: string): readonly Template[] {
  return table
    .split(';')
    .map((template) =>
      [...template.matchAll(/(\p{L}+)([+-]\d)?/gu)].map(
        ([, name = '', offset = '0']) => [name, Number(offset)] as const,
      ),
    );
}

/** Rows of the features of the token at a place. */
export function featureRows(tokens: readonly Token[], at: number): readonly number[] {
  return FEATURES.map((template, number) => rowOf(hashAt(template, number + 1, tokens, at)));
}

/** Hashes of the features of the token at a place that count together with the tag before it: see `transitionRow`. */
export function transitionHashes(tokens: readonly Token[], at: number): readonly number[] {
  return TRANSITIONS.map((template, number) => hashAt(template, -1 - number, tokens, at));
}

/** The row of such a feature behind that tag. */
export function transitionRow(hash: number, before: number): number {
  return rowOf(mixed(hash, before + 1));
}

function hashAt(template: Template, seed: number, tokens: readonly Token[], at: number): number {
  return template.reduce(
    (hash, [attribute, offset]) => mixed(hash, tokens[at + offset]?.attributes[attribute] ?? 0),
    seed,
  );
}

function mixed(hash: number, value: number): number {
  const next = imul(hash ^ value, 0x85ebca6b);
  return next ^ (next >>> 15);
}

function rowOf(hash: number): number {
  return imul(hash, 0x9e3779b1) >>> 14;
}
