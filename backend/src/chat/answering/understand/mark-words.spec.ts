import { describe, expect, it } from '@jest/globals';
import { knownWords } from './known-words.js';
import { createMarkWords } from './mark-words.js';
import { createReader } from './reader.js';

const reader = createReader(knownWords([]));
const markWords = createMarkWords(reader);
const marked = (text: string) => reader.read(text).flatMap(({ words }) => markWords(words));

describe('createMarkWords', () => {
  it('marks the names of subjects, and no word that only stands in one', () => {
    const names = marked('Keramik und Autohotel, mein Auto').map(({ standard, names }) => [standard, names]);
    expect(names).toContainEqual(['keramik', 'keramikversiegelung-wohnmobile']);
    expect(names).toContainEqual(['autohotel', 'autohotel']);
    expect(names).toContainEqual(['auto', undefined]);
    expect(names).toContainEqual(['und', undefined]);
  });

  it('marks what stands in any question', () => {
    const telling = marked('Kann ich das Wohnmobil bei Ihnen polieren lassen?').filter(({ isCommon }) => !isCommon);
    expect(telling.map(({ standard }) => standard)).toEqual(['polieren']);
  });
});
