import { describe, expect, it } from '@jest/globals';
import { createReader } from '../understand/reader.js';
import { isOver } from './is-over.js';

const reader = createReader(['angefragt termin oktober dezember offerte war']);

describe('isOver', () => {
  it.each([
    ['Ich habe im Oktober angefragt, der Termin war im Dezember', true],
    ['Ich war schon einmal da und möchte wieder einen Termin', false],
    ['Ich habe schon eine Offerte vom Juni', true],
    ['Wir haben einen Termin am Freitag', true],
    ['Ich möchte eine Offerte', false],
    ['Ich habe eine Anfrage', false],
  ])('«%s»: %s', (message, expected) => {
    expect(isOver(reader.read(message).flatMap(({ words }) => words))).toBe(expected);
  });
});
