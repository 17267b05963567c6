import { describe, expect, it } from '@jest/globals';
import { withoutFrames } from './question-frames.js';
import { createReader } from './reader.js';

const reader = createReader(['wann offen dienstag termin rückruf preis auto']);
const left = (message: string) =>
  withoutFrames(reader.read(message)).map(({ words, endsAsQuestion }) => {
    return `${words.map(({ standard }) => standard).join(' ')}${endsAsQuestion ? '?' : ''}`;
  });

describe('withoutFrames', () => {
  it.each([
    ['Könnt ihr mir sagen, ob ihr am Dienstag offen habt', 'ihr am dienstag offen habt?'],
    ['Können Sie mir bitte kurz sagen, wann offen ist?', 'wann offen ist?'],
    ['Ich wollte nur fragen, ob am Dienstag offen ist', 'am dienstag offen ist?'],
    ['Weisst du, wann offen ist?', 'wann offen ist?'],
    ['Mich würde interessieren, was das Auto kostet', 'was das auto kostet?'],
  ])('«%s»', (message, expected) => {
    expect(left(message)).toEqual([expected]);
  });

  it.each([
    ['Können Sie mir einen Termin sagen?', 'können sie mir einen termin sagen?'],
    ['Wissen Sie den Preis?', 'wissen sie den preis?'],
    ['Ich möchte einen Termin', 'ich möchte einen termin'],
  ])('«%s» has none', (message, expected) => {
    expect(left(message)).toEqual([expected]);
  });
});
