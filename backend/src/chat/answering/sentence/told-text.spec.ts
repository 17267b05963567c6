import { describe, expect, it } from '@jest/globals';
import { campaignPeriod } from '../../knowledge/campaign-period.js';
import { knowledgePassages } from '../../knowledge/knowledge-passages.js';
import { toldText, withoutContrary } from './told-text.js';

const TEXT = 'Nein. Die Schicht ist hart. Sie hilft gegen Schmutz. Gegen Steinschlag hilft sie nicht.';

describe('the verdict of a text', () => {
  it.each([
    ['stays before the sentence that it is on', 'Gegen Steinschlag', true],
    ['is left out before a sentence that says the contrary', 'Sie hilft gegen Schmutz', false],
    ['stays where the own question of the text is asked', '', true],
  ])('%s', (_, says, stays) => {
    expect(withoutContrary(TEXT, says).startsWith('Nein.')).toBe(stays);
  });

  it('is left out where more is asked than for a yes or a no', () => {
    expect(withoutContrary(TEXT, '', true)).toBe(TEXT.slice('Nein. '.length));
  });

  it('is left out as a «Ja» before what is denied', () => {
    const text = 'Oft ja, wenn es geht. Ja. Das ist so.';
    expect(withoutContrary('Ja. Das geht. Das andere geht nicht.', 'Das andere')).toBe(
      'Das geht. Das andere geht nicht.',
    );
    expect(withoutContrary(text, 'Das ist so')).toBe(text);
  });
});

describe('toldText', () => {
  it('tells the period that the page of the campaign shows beside its text', () => {
    const passage = knowledgePassages.find(({ text }) => text.includes('auf dieser Seite steht'));
    if (!passage) throw new Error('a passage');
    const told = toldText({ passage, text: passage.text });
    expect(told).toContain(campaignPeriod);
    expect(told).not.toContain('auf dieser Seite');
  });

  it('does not say the term of a fact twice', () => {
    const passage = knowledgePassages.find(({ kind, text, title }) => kind === 'fact' && text.startsWith(title));
    if (!passage) throw new Error('a passage');
    expect(toldText({ passage, text: passage.text })).toBe(passage.text);
  });
});
