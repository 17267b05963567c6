import { describe, expect, it } from '@jest/globals';
import { createHearer } from './by-ear.js';

const frequent = new Set(['wann', 'wie', 'viel', 'ihr', 'heute', 'bitte', 'muss', 'für']);
const hear = createHearer(
  [...frequent, 'wachsen', 'schicken', 'see', 'biet', 'seite', 'saite', 'fall', 'fahl'],
  frequent,
);

describe('createHearer', () => {
  it.each([
    ['wan', 'wann'],
    ['wi', 'wie'],
    ['fil', 'viel'],
    ['ir', 'ihr'],
    ['mus', 'muss'],
    ['fuehr', 'für'],
    ['waxen', 'wachsen'],
    ['schikn', 'schicken'],
    ['heut', 'heute'],
    ['bitt', 'bitte'],
  ])('%s → %s', (typed, meant) => {
    expect(hear(typed)).toBe(meant);
  });

  it.each([
    ['seh', 'too short for a word that not every question has'],
    ['fal', 'as near to «fall» as to «fahl», and too short'],
    ['fahll', 'as near to «fall» as to «fahl»'],
    ['w', 'a single letter'],
    ['kran', 'sounds like nothing known'],
    ['a'.repeat(1000), 'no word'],
  ])('leaves %.20s: %s', (typed) => {
    expect(hear(typed)).toBeUndefined();
  });
});
