import { describe, expect, it } from '@jest/globals';
import { cleanText, toTokens } from './tokens.js';

describe('toTokens', () => {
  it.each([
    ["Was kostet's?", ['was', 'kostet', 's']],
    ['d’Reinigung', ['d', 'reinigung']],
    ['Dampf-Reinigung', ['dampf-reinigung']],
    ['An- und Verkauf', ['an', 'und', 'verkauf']],
    ["CHF 1'699.-", ['chf', '1699']],
    ['Dampf + Keramik', ['dampf', 'plus', 'keramik']],
    ['mit 600.- oder 80.–', ['mit', '600', 'franken', 'oder', '80', 'franken']],
    ["1'2 und 12'3456", ["1'2", 'und', "12'3456"]],
    ['7.20x3,10m', ['7.20', 'x', '3,10', 'm']],
    ['CHF300, 20%', ['chf', '300', '20', '%']],
    ['a@b.ch www.example.ch', ['a@b.ch', 'www.example.ch']],
    ['<b>Preis</b>', ['b', 'preis', 'b']],
    ['am 12i oder gäge 9ni', ['am', '12', 'uhr', 'oder', 'gäge', '9', 'uhr']],
    ['uf de A1, mit dem Audi A1', ['uf', 'de', 'autobahn', 'mit', 'dem', 'audi', 'a', '1']],
    ['🚐 ?!', []],
  ])('%s', (text, tokens) => {
    expect(toTokens(cleanText(text))).toEqual(tokens);
  });
});
