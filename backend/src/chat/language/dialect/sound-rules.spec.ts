import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { standardReadings } from './sound-rules.js';

describe('standardReadings', () => {
  it.each([
    ['chratze', 'kratzen', 'ch at the beginning'],
    ['fescht', 'fest', 'sch before t'],
    ['rächnig', 'rechnung', '-ig'],
    ['lieferige', 'lieferungen', '-ige'],
    ['gschriebe', 'geschrieben', 'g- of the participle'],
    ['wiis', 'weis', 'ii'],
    ['zyt', 'zeit', 'y'],
    ['huus', 'haus', 'uu'],
    ['choufe', 'kaufen', 'ou'],
    ['füür', 'feur', 'üü'],
    ['prüefe', 'prüfen', 'üe'],
    ['suechä', 'suchen', 'ue'],
    ['liebä', 'lieben', 'ä at the end'],
    ['houz', 'holz', 'u for l'],
    ['wohnmobiu', 'wohnmobil', 'u for l at the end'],
    ['wohnige', 'wohnungen', '-ige'],
    ['froog', 'frag', 'oo'],
    ['ufbaue', 'aufbauen', 'uf-'],
    ['autoli', 'auto', '-li'],
    ['vogu', 'vogel', 'u for -el'],
    ['schimu', 'schimmel', 'u for -el after one of two letters'],
    ['handlu', 'handeln', '-lu'],
    ['usebringe', 'herausbringen', 'use-'],
    ['verbifahre', 'vorbeifahren', 'verbi-'],
    ['kostid', 'kostet', '-id'],
    ['kostot', 'kostet', '-ot'],
    ['wägputze', 'wegputzen', 'wäg-'],
  ])('reads %s as %s: %s', (typed, standard) => {
    expect(standardReadings(typed)).toContain(standard);
  });

  it('has a bounded number of readings for any word, never the word itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zäöü]{1,40}$/), (word) => {
        const readings = standardReadings(word);
        expect(readings.length).toBeLessThan(66);
        expect(readings).not.toContain(word);
      }),
    );
  });
});
