import { describe, expect, it } from '@jest/globals';
import { readText } from './read-text.js';
import { siteVocabulary } from './testing/site-vocabulary.js';

describe('readText', () => {
  it.each([
    ['wi lang get das', 'wie lang geht das'],
    ['und wen ich den rest selber zal', 'und wenn ich den rest selber zahle'],
    ['wass kosted das', 'was kostet das'],
    ['könt ir das auto bei mir abholn', 'könnt ihr das auto bei mir abholen'],
    ['mus ich forher anrufn', 'muss ich vorher anrufen'],
    [
      'is das wasser im tank ein problem wens eh geheizt is',
      'ist das wasser im tank ein problem wenn es eh geheizt ist',
    ],
    ['gild die garanti', 'gilt die garantie'],
    ['wil mein auto verkaufn', 'will mein auto verkaufen'],
    ['schaft ihr das heut noch', 'schafft ihr das heute noch'],
    ['wi lange helt di versiglung', 'wie lange hält die versiegelung'],
    ['am di offen, und di woche darauf', 'am dienstag offen und die woche darauf'],
    ['wo müs ich hin', 'wo muss ich hin'],
    ['seit ihr da', 'seid ihr da'],
    ['schafe ich das', 'schaffe ich das'],
    ['mus ich mit der versicherung abrechnen', 'muss ich mit der versicherung abrechnen'],
    ['wanhabt ir ofen', 'wann habt ihr offen'],
    ['bekomich ne offerte', 'bekomme ich eine offerte'],
  ])('understands what is written by ear: %s', (typed, standard) => {
    expect(readText(typed, siteVocabulary).standard).toBe(standard);
  });

  it.each([
    ['öffnungs zeiten', 'öffnungszeiten'],
    ['kündigungs frist', 'kündigungsfrist'],
    ['in die wasch anlage', 'in die waschanlage'],
    ['an frage 3', 'an frage 3'],
    ['ein auto', 'ein auto'],
  ])('joins what the site writes as one word: %s', (typed, standard) => {
    expect(readText(typed, siteVocabulary).standard).toBe(standard);
  });

  it.each([
    ['Mein Womo steht bei mir', 'mein wohnmobil steht bei mir'],
    ['gibts das auch bei mir zu hause', 'gibt es das auch bei mir zu hause'],
    ['wen muss ich anrufen', 'wen muss ich anrufen'],
    ['wil mis Outo dräckig isch', 'weil mein auto schmutzig ist'],
  ])('takes no standard German for the dialect, nor the other way round: %s', (typed, standard) => {
    expect(readText(typed, siteVocabulary).standard).toBe(standard);
  });

  it('holds a verb with a prefix for one word with its verb as a part', () => {
    const [word] = readText('abrechnen', siteVocabulary).words;
    expect(word).toMatchObject({ standard: 'abrechnen', parts: [siteVocabulary.stem('rechnen')] });
  });
});
