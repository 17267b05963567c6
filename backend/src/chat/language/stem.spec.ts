import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stem } from './stem.js';

describe('stem', () => {
  it.each([
    ['kosten kostet kostete gekostet koste Kosten', 'kost'],
    ['offen offene geöffnet geoffnet öffnen Öffnung', 'offen'],
    ['halten hält hielt gehalten', 'halt'],
    ['versiegeln versiegelt versiegle Versiegelung Versieglung versiegeltes', 'versiegel'],
    ['einlagern eingelagert einzulagern Einlagerung eingelagertes', 'einlager'],
    ['abholen abgeholt abzuholen Abholung abhole', 'abhol'],
    ['vermitteln Vermittlung vermittelt', 'vermittel'],
    ['dauern Dauer dauert gedauert', 'dauer'],
    ['kündigen kündbar gekündigt Kündigung', 'kundig'],
    ['Preis Preise Preisen', 'preis'],
    ['Platz Plätze Plätzen', 'platz'],
    ['CHF Franken', 'franken'],
    ['Keramikversiegelung Keramikversieglung', 'keramikversiegel'],
  ])('is one for what means one thing: %s', (words, expected) => {
    expect(words.split(' ').map(stem)).toEqual(words.split(' ').map(() => expected));
  });

  it.each([
    ['Kunde', 'kündigen'],
    ['Lager', 'Lage'],
    ['Kosten', 'Kasten'],
    ['Dauer', 'Dame'],
    ['Käufer', 'kaufen'],
    ['Anzahlung', 'Anzahl'],
    ['sicher', 'sich'],
    ['Bot', 'bieten'],
  ])('keeps apart what is not one: %s, %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('has a stem for any text, in lower case and without umlauts', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-zA-ZäöüÄÖÜß]{1,80}$/), (word) => /^[a-z]*$/.test(stem(word))));
  });
});
