import { describe, expect, it } from '@jest/globals';
import { amountsIn, inventedAmounts } from './invented-amounts.js';
import { namedCounts, namedNumbers } from './named-numbers.js';

describe('inventedAmounts', () => {
  it.each([
    ['a price of the site', "ab CHF 1'699", ''],
    ['months of a monthly price', 'CHF 900 für 6 Monate', ''],
    ['the sealing with the discount', "CHF 1'359.20", ''],
    ['what the visitor named', 'Für CHF 1000 bekommen Sie 6 Monate', 'Was bekomme ich für 1’000.- ?'],
    ['what months leave of a budget', 'CHF 900, es bleiben CHF 100', 'Wie lange reichen 1000 Franken?'],
    ['what is left of a budget in words', 'Es bleiben CHF 100', 'Ig ha tuusig Franke für ds Iilagere'],
    ['a difference that is asked for', 'CHF 50 im Monat, CHF 350 in sieben', 'Was spare ich mit der Einlagerung?'],
    ['what the campaign saves', 'CHF 339.80', 'Wie viel spare ich mit der Aktion?'],
    ['a difference without umlauts', 'um CHF 50 pro Monat', 'zu teuer!! gits was gunstigers?'],
    ['a sum that is asked for', "Zusammen CHF 1'779", 'Versiegelung und Dampf zäme?'],
    ['a difference in dialect', 'CHF 50', 'was isch dr Priisunterschid zwüsche Autohotel und Iilagerig?'],
    ['a sum over months', 'Zusammen CHF 680', 'Vier Monet iilagere und einisch dämpfe, was git das zäme?'],
    ['a sum of two stays', "Zusammen CHF 1'300", '2 monate autohotel und 6 monat einlagerung zusamen'],
    ['a sum with one word joined', "Zusammen CHF 1'779", 'keramick plus dampfreinigun?'],
    ['half a year and a cleaning', 'Zusammen CHF 980', 'Ein halbes Jahr und eine Reinigung, beides zusammen?'],
    ['a price for several vehicles', 'CHF 240', 'Dampfreinigung für üsi drü Gschäftsauto?'],
    ['the package with a cleaning', "CHF 1'280", 'Komplettpaket und Dampfreinigung zusammen?'],
    [
      'a difference beside both prices',
      'Statt CHF 200 sind es CHF 150, also CHF 50 weniger.',
      'Was kostet das Autohotel?',
    ],
    ['a sum beside its parts', "Die Versiegelung CHF 1'699, der Dampf CHF 80, zusammen CHF 1'779.", ''],
    ['what a budget lacks', "5 Monate kosten CHF 1'000, es fehlen CHF 100.", 'Reichen 900 Franken?'],
    ['no amount at all', 'Am Samstag bis 12:00', ''],
  ])('takes %s', (_, reply, words) => {
    expect(inventedAmounts(reply, words)).toEqual([]);
  });

  it.each([
    ['a price that stands nowhere', 'ab CHF 99', '', [99]],
    ['a sum that nobody asked for', "Alles CHF 1'779", 'Was kostet die Versiegelung?', [1779]],
    ['a sum of the sealing and the package with it', "CHF 2'899", 'Was kostet beides zusammen?', [2899]],
    ['a difference that nobody asked for', 'CHF 50', 'Was kostet das Autohotel?', [50]],
    ['a sum over other months than those asked for', 'CHF 830', 'Was kosten 2 Monate und dämpfen zusammen?', [830]],
    ['a price for more vehicles than counted', 'CHF 320', 'Was kostet die Dampfreinigung für 3 Autos?', [320]],
    ['half a month', 'CHF 75 für die halbe Zeit', '', [75]],
    ['what the visitor wants to hear, where that is not to be repeated', 'Sie kostet CHF 1.', '', [1]],
    ['only the wrong one of two', 'CHF 80, mit Rabatt CHF 64', '', [64]],
    ['a sum over more months than anybody asks for', "CHF 150'000", '', [150_000]],
  ])('finds %s', (_, reply, words, invented) => {
    expect(inventedAmounts(reply, words)).toEqual(invented);
  });
});

describe('amountsIn', () => {
  it.each([
    ["ab CHF 1'699 exkl. MwSt.", [1699]],
    ['ab CHF 1’359.20', [1359.2]],
    ['CHF 150 pro Monat, also CHF 900 für 6 Monate', [150, 900]],
    ['Für 600 Franken 3 Monate', [600]],
    ['Fr. 80.– oder 200.- Fr.', [80, 200]],
    ['500+ Kunden, 15 Jahre, 99.9%', []],
    ['[+41 62 000 00 00](tel:+41620000000)', []],
  ])('reads the amounts of «%s»', (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });
});

describe('namedNumbers', () => {
  it.each([
    ["Reichen 1'000 Franken?", [1000]],
    ['Reichen 1’500.- oder 80.50?', [1500, 80.5]],
    ['Ig ha tuusig Franke', [1000]],
    ['für fünfhundert oder hundert Franken', [500, 100]],
    ['zwöituusig', [2000]],
    ['Was kostet das?', []],
  ])('reads «%s»', (text, numbers) => {
    expect(namedNumbers(text)).toEqual(numbers);
  });
});

describe('namedCounts', () => {
  it.each([
    ['Was kostet das?', [1]],
    ['für 4 Monate', [1, 4]],
    ['vier Monet', [1, 4]],
    ['ein halbes Jahr', [1, 6, 12, 72]],
    ["für 1'000 Franken", [1]],
    ['drei Autos, 4 Monate', [1, 3, 4, 12]],
  ])('counts «%s»', (text, counts) => {
    expect([...namedCounts(text)].toSorted((a, b) => a - b)).toEqual(counts);
  });
});
