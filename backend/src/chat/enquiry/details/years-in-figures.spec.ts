import { describe, expect, it } from '@jest/globals';
import { withYearsInFigures } from './years-in-figures.js';

describe('withYearsInFigures', () => {
  it.each([
    ['Golf zweitausendachtzehn', 'Golf 2018'],
    ['VW T5, Jahrgang zweitausendzwölf', 'VW T5, Jahrgang 2012'],
    ['Golf zweitausend und neun', 'Golf 2009'],
    ['en zweituusigachtzähner Golf', 'Jg. 2018 Golf'],
    ['Fiat neunzehnhundertachtundneunzig', 'Fiat 1998'],
    ['Hymer Exsis zwanzig-zwölf', 'Hymer Exsis 2012'],
    ['Jahrgang achtzehn', 'Jahrgang 2018'],
    ['Joorgang isch nünzäh', 'Joorgang isch 2019'],
    ['us em nünenünzgi', 'us em 1999'],
    ['en 2019er Ducato', 'Jg. 2019 Ducato'],
    ['Saab 900 Cabrio en 89er', 'Saab 900 Cabrio Jg. 1989'],
    ['audi a3 15er jahrgang', 'audi a3 Jg. 2015'],
    ["Golf '98er", 'Golf Jg. 1998'],
  ])('writes the year of «%s» in figures', (typed, read) => {
    expect(withYearsInFigures(typed)).toBe(read);
  });

  it.each([
    'zweitausend Kilometer',
    'zweitausend Franken',
    'zwanzig Minuten',
    'zwanzig sieben',
    'en 80er Porsche',
    'einen 3er BMW',
    'en 911er',
    'mit einen 18er Felgensatz',
    'eine 125er',
    'aus dem Kanton Bern',
    'aus dem ersten Jahr',
    '2019er Hymer',
  ])('leaves «%s»', (typed) => {
    expect(withYearsInFigures(typed)).toBe(typed);
  });
});
