import { describe, expect, it } from '@jest/globals';
import { isWordless } from './wordless.js';

describe('isWordless', () => {
  it.each(['???', '...', '😀', 'hä?', 'Hmm', 'ähm …', 'lol', 'haha'])('«%s» has no word', (text) => {
    expect(isWordless(text)).toBe(true);
  });

  it.each(['ja', 'hallo', 'wo?', '3', 'hä, was kostet das?'])('«%s» has one', (text) => {
    expect(isWordless(text)).toBe(false);
  });
});
