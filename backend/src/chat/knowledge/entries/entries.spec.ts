import { profileFacts } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { sitePassages } from '../site-passages.js';
import type { EntryAnswer } from './entry.js';
import { factTexts, fillFacts } from './fact-texts.js';
import { entries } from './index.js';

/** So many and no more: what does not teach goes before something new comes. */
const MOST_UTTERANCES = 10_000;
const FEWEST_UTTERANCES = 10;
/** Figures of the business stand in typed facts alone. */
const WRITTEN_OUT = /CHF|Franken|\d{1,2}[:.]\d\d|\d ?%|ß/;

const textsOf = (answer: EntryAnswer): readonly string[] => {
  if ('says' in answer) return [answer.says];
  if ('saysOf' in answer) return Object.values(answer.saysOf);
  if ('knowsNot' in answer) return [answer.knowsNot];
  return 'talks' in answer ? [answer.talks] : [];
};
const doublesIn = (list: readonly string[]) => list.filter((each, index) => list.indexOf(each) !== index);

describe('entries', () => {
  const utterances = entries.flatMap((entry) => entry.utterances);

  it('have an id each', () => {
    expect(doublesIn(entries.map(({ id }) => id))).toEqual([]);
    expect(entries.filter(({ id }) => !/^[a-z]+(?:-[a-z]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('name pages of the site', () => {
    const pages = new Set([...sitePassages.map(({ page }) => page), '/datenschutz', '/impressum']);
    expect(entries.flatMap(({ page }) => page ?? []).filter((page) => !pages.has(page))).toEqual([]);
  });

  it('share no utterance', () => {
    expect(
      doublesIn(
        utterances.map((text) =>
          text
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]+/gu, ' ')
            .trim(),
        ),
      ),
    ).toEqual([]);
  });

  it('are taught by enough utterances, and by no more than somebody can read', () => {
    expect(entries.filter((entry) => entry.utterances.length < FEWEST_UTTERANCES).map(({ id }) => id)).toEqual([]);
    expect(utterances.length).toBeLessThanOrEqual(MOST_UTTERANCES);
  });

  it.each(entries.map(({ id, answer }) => [id, answer] as const))('%s names facts by their keys', (_, answer) => {
    for (const text of textsOf(answer)) {
      expect(() => fillFacts(text, factTexts(profileFacts))).not.toThrow();
      expect(text).not.toMatch(WRITTEN_OUT);
    }
  });

  it('tell no history that nobody gave', () => {
    const told = entries.filter(({ answer }) => /Dann kamen|kam(?:en)? .* dazu/.test(textsOf(answer).join(' ')));
    expect(told.map(({ id }) => id)).toEqual([]);
  });

  it('promise no pick-up, which the sources give in the campaign alone', () => {
    const texts = entries.flatMap(({ answer }) => textsOf(answer));
    const offers = texts.filter((text) => /Hol- und Bringservice|zurückbringen|Abholung/.test(text));
    expect(offers).toHaveLength(4);
    for (const text of offers) expect(text).toMatch(/Ob wir .* können, klären wir auf Anfrage\./);
  });

  it('say that they do not know where the site says nothing', () => {
    const unsaid = entries.filter(({ answer }) => 'knowsNot' in answer && !/weiss ich nicht[.,]/.test(answer.knowsNot));
    expect(unsaid.map(({ id }) => id)).toEqual([]);
  });
});

describe('what is said of tax', () => {
  const { ceramicSealing } = profileFacts.prices;

  it.each([
    ['excluded', 'exkl. MwSt.'],
    ['included', 'inkl. MwSt.'],
    [null, 'ohne Angabe zur MwSt.'],
  ] as const)('follows the price (%s)', (vat, words) => {
    const prices = { ...profileFacts.prices, ceramicSealing: { ...ceramicSealing, vat } };
    const texts = entries.flatMap(({ answer }) => textsOf(answer));
    const said = texts.map((text) => fillFacts(text, factTexts({ ...profileFacts, prices }))).join(' ');
    expect(said).toContain(words);
    if (vat !== 'excluded') expect(said).not.toContain('exkl. MwSt.');
  });
});

describe('fillFacts', () => {
  it('puts facts in the place of their keys', () => {
    expect(fillFacts('Das kostet {price.storage}.', factTexts(profileFacts))).toBe('Das kostet ab CHF 150 pro Monat.');
  });

  it('refuses a key that names no fact', () => {
    expect(() => fillFacts('{price.nothing}', factTexts(profileFacts))).toThrow('price.nothing');
  });
});
