import { describe, expect, it } from '@jest/globals';
import { createReader } from '../understand/reader.js';
import { asksToEnrol } from './asks-to-enrol.js';

const reader = createReader(['anmelden aktion frühbucher rabatt termin reinigung']);

describe('asksToEnrol', () => {
  it.each([
    ['Kann ich mich auch per Mail für die Aktion anmelden?', true],
    ['Darf ich mich jetzt schon für den Frühbucher anmelden?', true],
    ['Ich möchte mich für die Aktion anmelden', false],
    ['Kann ich einen Termin für die Aktion anmelden?', false],
    ['Kann ich mich für die Reinigung anmelden?', false],
  ])('«%s»: %s', (message, expected) => {
    expect(asksToEnrol(reader.read(message).flatMap(({ words }) => words))).toBe(expected);
  });
});
