import { describe, expect, it } from '@jest/globals';
import { asksSomething, isKeywords } from './is-question.js';

describe('asksSomething', () => {
  it.each([
    'Was kostet das eigentlich?',
    'was choscht das',
    'händ ihr am Samschtig offe',
    'wie lange dauert das',
    'wo isch das',
    'Ich habe noch eine Frage: was kostet es?',
    'das Auto ist neu, was kostet es',
    'gits Rabatt',
    'isch d Offerte gratis',
    'ob d Offerte öppis choschtet',
    'en Termin isch nid nötig, oder',
    'Nein, ich möchte zuerst den Preis wissen',
    'Nein, ich will nur wissen was es kostet',
    'Ist das mit Garantie',
    'und fürs Autohotel?',
    'Kann ich auch vorbeikommen',
    'Ja gerne. Wie lange dauert es?',
  ])('hears a question in «%s»', (text) => {
    expect(asksSomething(text)).toBe(true);
  });

  it.each([
    'Können Sie mir eine Offerte machen?',
    'Chönd ihr mir es Angebot mache?',
    'Wenn möglich im April',
    'wie gesagt, am Samstag',
    'ist ein Hymer',
    'isch en alte Wohnwage',
    'Offerte ist erwünscht',
    'Sind 7.5 m lang',
    'Anna Meier',
    'Es hat Kratzer.',
    'www.example.ch',
    '',
  ])('hears none in «%s»', (text) => {
    expect(asksSomething(text)).toBe(false);
  });
});

describe('isKeywords', () => {
  it.each([
    ['Preis Autohotel', true],
    ['öffnungszeiten', true],
    ['Preislich bin ich offen', false],
    ['Anna Meier', false],
  ])('«%s»: %s', (text, areKeywords) => {
    expect(isKeywords(text)).toBe(areKeywords);
  });
});
