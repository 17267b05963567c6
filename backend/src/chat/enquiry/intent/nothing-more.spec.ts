import { describe, expect, it } from '@jest/globals';
import { saysNothingMore } from './nothing-more.js';

describe('saysNothingMore', () => {
  it.each([
    'nein nichts',
    'nei das isch alles',
    'nein, das ist alles',
    'nüt meh',
    'Nein danke, sonst nichts',
    'das wars',
    'nein, alles gut',
    'mehr nicht',
  ])('«%s» adds nothing', (message) => {
    expect(saysNothingMore(message)).toBe(true);
  });

  it.each([
    'nein',
    'nein, das stimmt nicht',
    'nichts davon stimmt',
    'alles falsch',
    'ja',
    'das ist alles andere als richtig',
  ])('«%s» does not say so', (message) => {
    expect(saysNothingMore(message)).toBe(false);
  });
});
