import { describe, expect, it } from '@jest/globals';
import { withoutReactions } from './reactions.js';
import { createReader } from './reader.js';

const reader = createReader(['wann offen samstag teuer günstig dauern beide zusammen']);
const left = (message: string) =>
  withoutReactions(reader.read(message)).map(({ words }) => words.map(({ standard }) => standard).join(' '));

describe('withoutReactions', () => {
  it.each([
    ['Schade. Ab wann denn wieder?', ['ab wann denn wieder']],
    ['Ja äbe, u für beidi zäme?', ['und für beide zusammen']],
    ['Oh, das ist mehr als gedacht. Wann ist offen?', ['wann ist offen']],
    ['Uff! Zu teuer. Und am Samstag?', ['und am samstag']],
    ['Ou, günstig! Wie lange dauert es?', ['wie lange dauert es']],
    ['Ihr seid zu teuer! Wann ist offen?', ['wann ist offen']],
    ['Guten Abend, wann ist offen?', ['wann ist offen']],
    ['Hallo zusammen. Wann ist offen?', ['wann ist offen']],
    ['Am Samstag ist doch offen, oder was?', ['am samstag ist doch offen']],
  ])('«%s»', (message, expected) => {
    expect(left(message)).toEqual(expected);
  });

  it.each([
    ['Wir haben zwei Autos. Wann ist offen?', ['wir haben zwei autos', 'wann ist offen']],
    ['Ist das teuer? Wann ist offen?', ['ist das teuer', 'wann ist offen']],
    ['Schade', ['schade']],
    ['Heute oder wie?', ['heute oder wie']],
    ['Danke', ['danke']],
    ['Passt ein Auto', ['passt ein auto']],
    ['Am Abend offen?', ['am abend offen']],
  ])('«%s» says more, or nothing else', (message, expected) => {
    expect(left(message)).toEqual(expected);
  });
});
