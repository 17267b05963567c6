import { describe, expect, it } from '@jest/globals';
import { table } from '../reading/testing/table.js';
import { numberOfWord } from './number-words.js';

describe('a number in words', () => {
  it.each(
    table(`
    null → 0 | eins → 1 | zwo → 2 | zwölf → 12 | siebzehn → 17 | zwanzig → 20 | dreissig → 30 | dreißig → 30
    einundzwanzig → 21 | achtundneunzig → 98 | hundert → 100 | einhundert → 100 | Hundertfünfzig → 150
    hundertundeins → 101 | zweihundert → 200 | zwei-hundert → 200 | zweihundertfuenfzig → 250 | zwölfhundert → 1200
    siebzehnhundert → 1700 | tausend → 1000 | tausendzweihundert → 1200 | tausendsechshundertneunundneunzig → 1699
    eintausendsechshundertneunundneunzig → 1699 | zwanzigtausend → 20000 | anderthalb → 1.5 | anderthalbe → 1.5
    fünfzehnhundert → 1500 | zweitausendfünfhundert → 2500 | siebeneinhalb → 7.5 | eineinhalb → 1.5
    zweieinhalb → 2.5 | zwöituusigzäh → 2010 | nünenünzgi → 99 | füfevierzg → 45
    Einen | und | Franken | einfach | achten | Tausendstelmillimeter | hundertmal | dreist | einlagern
    hundertprozentig | jahrhundert | constructor
  `),
  )('«%s» is %s', (word, value) => {
    expect(numberOfWord(word)?.toString()).toBe(value);
  });

  it('is none without a word', () => {
    expect(numberOfWord('')).toBeUndefined();
  });
});
