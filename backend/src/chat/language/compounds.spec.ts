import { describe, expect, it } from '@jest/globals';
import { splitBeforeTail, splitCompound, toCompoundWords } from './compounds.js';

const known = toCompoundWords(
  'auto hotel autohotel kosten versicherung preis waschen anlage gas prüfung lager platz'.split(' '),
);

describe('splitCompound', () => {
  it.each([
    ['autohotel', ['auto', 'hotel']],
    ['autohotelkosten', ['autohotel', 'kosten']],
    ['versicherungspreis', ['versicherung', 'preis']],
    ['waschanlage', ['wasch', 'anlage']],
    ['gasprüfung', ['gas', 'prüfung']],
    ['autolagerplatzpreis', ['auto', 'lager', 'platz', 'preis']],
  ])('finds the fewest parts of %s', (word, parts) => {
    expect(splitCompound(word, known)).toEqual(parts);
  });

  it.each(['auto', 'hotel', 'automat', 'preislos', 'xautohotel', 'hotelwasch', '', 'a'.repeat(5000)])(
    'finds none in %.20s',
    (word) => {
      expect(splitCompound(word, known)).toEqual([]);
    },
  );
});

describe('splitBeforeTail', () => {
  const everyday = new Set(['bank', 'tag']);

  it('finds a word of everyday use behind one of the site', () => {
    expect(splitBeforeTail('versicherungsbank', known, everyday)).toEqual(['versicherung', 'bank']);
  });

  it.each(['autobank', 'hotelbank', 'versicherungstag', 'fremdbank', 'bank', '', 'a'.repeat(5000)])(
    'finds none in %.20s',
    (word) => {
      expect(splitBeforeTail(word, known, everyday)).toEqual([]);
    },
  );
});
