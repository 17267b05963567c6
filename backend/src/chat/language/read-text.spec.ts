import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pages } from '../knowledge/facts.js';
import { readText } from './read-text.js';
import { siteVocabulary } from './testing/site-vocabulary.js';

/** Many different words, all of them known. */
const siteWords = [...new Set(JSON.stringify(pages).match(/[A-ZÄÖÜ][a-zäöü]{5,}/g))];

const standardOf = (text: string) => readText(text, siteVocabulary).standard;
const wordsOf = (text: string) => readText(text, siteVocabulary).words;

describe('readText', () => {
  it.each([
    ['Was choschtet e Keramikversiglig?', 'was kostet ein keramikversiegelung'],
    ['händ ihr am Samschtig offe', 'haben ihr am samstag offen'],
    ['Heit dir am Mändig o offe?', 'haben ihr am montag auch offen'],
    ['Hend er am Sunntig au uf?', 'haben ihr am sonntag auch auf'],
    ['Wenn händ ihr offe?', 'wann haben ihr offen'],
    ['Bis wenn isch am Fritig öpper ume?', 'bis wann ist am freitag jemand herum'],
    ['Sit dir übere Mittag ou offe?', 'seid ihr über mittag auch offen'],
    ['Chönd ihr mis Womo abhole?', 'können ihr mein wohnmobil abholen'],
    ["Wivil choschtet's?", 'wie viel kostet das'],
    ['Wie lang hebt d Keramik?', 'wie lang hält die keramik'],
    ['Gits Garantie uf d Versiglig?', 'gibt es garantie auf die versiegelung'],
    ['Chani mit öpperem rede?', 'kann ich mit jemandem reden'],
    ['Wi lang bruchet dir füre Camper?', 'wie lang braucht ihr für den camper'],
    ['Min Alkove isch 8 Meter lang', 'mein alkove ist 8 meter lang'],
    ['Bringed ihr Hundehoor us de Polschter use?', 'bringen ihr hundehaare aus der polster heraus'],
    ['Händ ihr hüt no lang offe?', 'haben ihr heute noch lang offen'],
    ['I wett en Termin bueche', 'ich möchte ein termin buchen'],
    ['chönnt dir mir morn zrugglüte', 'könnte ihr mir morgen zurückrufen'],
    ['Grüessech mitenand', 'grüezi zusammen'],
    ['Merci vilmal', 'danke vielmals'],
    ['Outohotel Prys', 'autohotel preis'],
  ])('puts Swiss German into standard German: %s', (typed, standard) => {
    expect(standardOf(typed)).toBe(standard);
  });

  it.each([
    ['Dampfreinigig', 'dampfreinigung'],
    ['Rächnige', 'rechnungen'],
    ['Wohnmobiu', 'wohnmobil'],
    ['Womoreinigig', 'wohnmobilreinigung'],
    ['Outohotelprys', 'autohotelpreis'],
    ['Frühbuecherrabatt', 'frühbucherrabatt'],
    ['Fahrzügvermittlig', 'fahrzeugvermittlung'],
  ])('reads a single word of the dialect: %s', (typed, standard) => {
    expect(standardOf(typed)).toBe(standard);
  });

  it.each([
    ['Können Sie mir helfen?', 'können sie mir helfen'],
    ['Ich suche noch einen Platz, mein Auto ist gross', 'ich suche noch einen platz mein auto ist gross'],
    ['Wenn ich das Auto bringe, kann ich warten?', 'wenn ich das auto bringe kann ich warten'],
    ['Der Kasten im Wohnmobil', 'der kasten im wohnmobil'],
    ['Wir kommen am Samstag', 'wir kommen am samstag'],
    ['Wie backe ich einen Kuchen?', 'wie backe ich einen kuchen'],
    ['Das ist ein kleiner Hund', 'das ist ein kleiner hund'],
    ['Ein neues, kleines Wohnmobil', 'ein neues kleines wohnmobil'],
    ['neue Frauen, Steuer, aktuell', 'neue frauen steuer aktuell'],
  ])('leaves standard German as it is: %s', (typed, standard) => {
    expect(standardOf(typed)).toBe(standard);
  });

  it.each([
    ['kermaikversiegelung', 'keramikversiegelung'],
    ['Keramickversigelung', 'keramikversiegelung'],
    ['wan habt ihr ofen am samtag', 'wann habt ihr offen am samstag'],
    ['öfnungszeiten', 'öffnungszeiten'],
    ['autohottel', 'autohotel'],
    ['Einlagerug', 'einlagerung'],
    ['garanite', 'garantie'],
    ['telfonnumer', 'telefonnummer'],
    ['wohnmobiel', 'wohnmobil'],
    ['monatte', 'monate'],
    ['rpeis', 'preis'],
    ['ofertte', 'offerte'],
    ['kredikarte', 'kreditkarte'],
    ['frübucher rabat', 'frühbucherrabatt'],
  ])('mends what was mistyped: %s', (typed, standard) => {
    expect(standardOf(typed)).toBe(standard);
  });

  it.each([
    ['Oeffnungszeiten fuer Samstag', 'öffnungszeiten für samstag'],
    ['wann ist geoffnet', 'wann ist geöffnet'],
    ['fur wen', 'für wen'],
    ['Straße und Schlüßel', 'strasse und schlüssel'],
    ['naechste Woche', 'nächste woche'],
    ['U\u0308berwachung', 'überwachung'],
  ])('reads umlauts however they were typed: %s', (typed, standard) => {
    expect(standardOf(typed)).toBe(standard);
  });

  it.each([
    ["CHF 1'699.-", 'franken 1699'],
    ['1’699 Fr.', '1699 franken'],
    ['Mo bis Fr', 'montag bis freitag'],
    ['7,20m', '7,20 m'],
    ['20%', '20 prozent'],
    ['13.30 Uhr', '13.30 uhr'],
    ['24/7', '24 7'],
    ['079 123 45 67', '079 123 45 67'],
    ['hans.muster@example.ch', 'hans.muster@example.ch'],
  ])('keeps numbers and addresses: %s', (typed, standard) => {
    expect(standardOf(typed)).toBe(standard);
  });

  it('gives each word as typed, in standard German, with its stem and the stems of its parts', () => {
    expect(wordsOf('Gits Öffnungszeiten?')).toEqual([
      { typed: 'gits', standard: 'gibt', stem: 'geb', parts: [] },
      { typed: 'gits', standard: 'es', stem: 'es', parts: [] },
      { typed: 'öffnungszeiten', standard: 'öffnungszeiten', stem: 'offnungszeit', parts: ['offen', 'zeit'] },
    ]);
  });

  it.each([
    ['Keramikversiegelungspreis', ['keramikversiegel', 'keram', 'versiegel', 'preis']],
    ['Wohnmobilreinigung', ['wohnmobil', 'reinig']],
    ['Autohotelkosten', ['autohotel', 'auto', 'hotel', 'kost']],
    ['Winterlagerplatz', ['wint', 'lagerplatz', 'lager', 'platz']],
    ['Reinigungstermin', ['reinig', 'termin']],
    ['Waschanlage', []],
    ['Preis', []],
  ])('takes compounds apart: %s', (typed, parts) => {
    expect(wordsOf(typed)[0]?.parts).toEqual(parts);
  });

  it.each([
    ['auto hotel', 'autohotel'],
    ['Dampf-Reinigung', 'dampfreinigung'],
    ['Dampf Reinigig', 'dampfreinigung'],
    ['Camper-Garantie', 'camper garantie'],
    ['An- und Verkauf', 'an und verkauf'],
  ])('writes a compound as the site does: %s', (typed, standard) => {
    expect(standardOf(typed)).toBe(standard);
  });

  it('keeps words that it does not know', () => {
    expect(standardOf('Quicksort xyzzy Scheibentönung')).toBe('quicksort xyzzy scheibentönung');
  });

  it('reads nothing out of nothing', () => {
    expect(readText(' \u0000\u200b?! 🚐 ', siteVocabulary)).toEqual({ standard: '', words: [] });
  });

  it('mends a word late in a long message', () => {
    const message = siteWords.slice(0, 150).join(' ');
    expect(standardOf(`${message} keramikversigelung`)).toMatch(/ keramikversiegelung$/);
  });

  it('never throws, and keeps every digit of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const digits = (of: string) => of.replace(/\P{Nd}/gu, '');
        expect(digits(standardOf(text))).toBe(digits(text.toLowerCase().normalize('NFC')));
      }),
    );
  });

  it('reads the same with control and invisible characters strewn in', () => {
    const strewn = fc.array(fc.constantFrom('\u0000', '\u0007', '\u200b', '\u202e', '\ufeff', ''), { minLength: 8 });
    const words = ['was', 'choschtet', 'e', 'keramikversiglig'];
    fc.assert(
      fc.property(strewn, (marks) => {
        const text = words.map((word, index) => `${marks[index]} ${word}${marks[index + 4]}`).join(' ');
        expect(standardOf(text)).toBe('was kostet ein keramikversiegelung');
      }),
    );
  });

  it('reads its own standard text as it is', () => {
    const words = fc.constantFrom(
      ...'wann offen kosten dampfreinigung wohnmobil samstag offerte abholen preis'.split(' '),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 20 }), (typed) => {
        const once = standardOf(typed.join(' '));
        expect(standardOf(once)).toBe(once);
      }),
    );
  });
});
