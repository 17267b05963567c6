import { describe, expect, it } from '@jest/globals';
import { findReplaced } from './find-replaced.js';

describe('findReplaced', () => {
  it.each([
    ['nicht Hymer sondern Knaus', 'Hymer', 'Knaus'],
    ['nein, nicht Meier, sondern Meyer', 'Meier', 'Meyer'],
    ['nid de Hymer sondern de Knaus', 'de Hymer', 'de Knaus'],
    ['statt Hymer ein Knaus', 'Hymer', 'Knaus'],
    ['Bitte statt dem Hymer einen Knaus Sky TI eintragen', 'Hymer', 'Knaus Sky TI eintragen'],
    ['ein Knaus statt Hymer', 'Hymer', 'Knaus'],
    ['kein Hymer, ein Knaus', 'Hymer', 'Knaus'],
    ['Nöd Octavia, en Superb', 'Octavia', 'Superb'],
    ['Gerber, nicht Kerber', 'Kerber', 'Gerber'],
    ['statt April Mai', 'April', 'Mai'],
    ['Jahrgang 2018 statt 2019', '2019', 'Jahrgang 2018'],
    ['statt im April lieber im Mai', 'April', 'im Mai'],
  ])('reads what «%s» takes back, and what comes in its place', (text, old, next) => {
    expect(findReplaced(text)).toMatchObject({ old, next });
  });

  it('keeps what else the message says', () => {
    expect(findReplaced('Danke. Nicht Hymer, sondern Knaus')?.text).toMatch(/^Danke\.\s+Knaus$/);
  });

  it.each(['Hymer', 'das ist nicht richtig', 'keine Ahnung', ''])('finds nothing taken back in «%s»', (text) => {
    expect(findReplaced(text)).toBeNull();
  });
});
