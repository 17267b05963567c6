import { describe, expect, it } from '@jest/globals';
import { createVocabulary, readText } from '../../language/read-text.js';
import { patternWords } from '../understand/pattern.js';
import { createFindSubjects } from './find-subjects.js';
import { subjects } from './subjects.js';

const words = subjects.flatMap(({ names, hints }) => [...names, ...hints].flatMap(patternWords));
const vocabulary = createVocabulary(words);
const find = createFindSubjects((word) => vocabulary.stem(word));
const idsIn = (text: string) => find(readText(text, vocabulary).words).subjects.map(({ id }) => id);

describe('findSubjects', () => {
  it.each([
    ['Was kostet die Keramikversiegelung', ['keramikversiegelung-wohnmobile']],
    ['Womo versiegeln', ['keramikversiegelung-wohnmobile']],
    ['das Komplettpaket', ['aufbereitung']],
    ['Dampfreinigung', ['dampfreinigung']],
    ['Polster reinigen', ['dampfreinigung']],
    ['Innenreinigung', ['dampfreinigung']],
    ['Mikrodampfreinigung', ['mikrodampfreinigung']],
    ['Autohotel', ['autohotel']],
    ['Parkplatz für Oldtimer', ['autohotel']],
    ['Stellplatz', ['autohotel']],
    ['Wohnwagen abstellen', ['einlagerung']],
    ['überwintern', ['einlagerung']],
    ['Auto verkaufen', ['an-und-verkauf']],
    ['Kommission', ['vermittlung']],
    ['Autohotel oder Einlagerung', ['autohotel', 'einlagerung']],
    ['Frühbucher', ['fruehbucher']],
    ['Occasionen', ['fahrzeuge']],
    ['Wie ist das Wetter', []],
  ])('«%s»', (text, expected) => {
    expect(idsIn(text)).toEqual(expected);
  });

  it('takes a name before a hint', () => {
    expect(idsIn('Polster im Autohotel reinigen')).toEqual(['autohotel']);
  });
});
