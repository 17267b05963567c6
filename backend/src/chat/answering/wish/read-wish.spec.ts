import { describe, expect, it } from '@jest/globals';
import { patternWords } from '../understand/pattern.js';
import { createReader } from '../understand/reader.js';
import { createReadWish } from './read-wish.js';
import { wishes } from './wishes.js';

const reader = createReader(
  wishes.flatMap(({ patterns, keywords }) => [...patterns, ...keywords].flatMap(patternWords)),
);
const readWish = createReadWish(reader.stemOf);
const wishIn = (message: string) => reader.read(message).map(readWish)[0];

describe('readWish', () => {
  it.each([
    ['Ich hätte gerne eine Offerte', 'offer'],
    ['Können Sie mir ein Angebot machen?', 'offer'],
    ['offerte', 'offer'],
    ['Ich möchte mein Wohnmobil versiegeln lassen', 'offer'],
    ['Ich möchte einen Termin', 'appointment'],
    ['termin vereinbaren', 'appointment'],
    ['Kann ich eine Besichtigung abmachen?', 'appointment'],
    ['Bitte um Rückruf', 'callback'],
    ['Können Sie mich anrufen?', 'callback'],
    ['Kann ich mit einem Mitarbeiter sprechen?', 'person'],
    ['Das ist ein Notfall', 'person'],
    ['Mensch', 'person'],
    ['Mensch anfragen', 'person'],
    ['Mensch bitte', 'person'],
    ['en Mönsch', 'person'],
    ['Mitarbeiter', 'person'],
    ['Mitarbeiterin gewünscht', 'person'],
    ['Termin zur Besichtigung eines Ferrari 458', 'appointment'],
    ['Offerte für die Einlagerung von zwei Fahrzeugen', 'offer'],
    ['Bitte eine Offerte für unseren alten Wohnwagen von Hobby', 'offer'],
    ['Sie haben mir den Spiegel kaputt gemacht', 'person'],
  ])('«%s» is a wish', (message, wish) => {
    expect(wishIn(message)).toBe(wish);
  });

  it.each([
    'Wie komme ich zu einer Offerte?',
    'Was kostet eine Offerte?',
    'Termin für die Besichtigung von einem Ferrari nötig?',
    'Offerte für zwei Fahrzeuge gilt wie lange bei euch',
    'Harz vom Baum uf em Dach, cha das bi euch d Schicht kaputt mache?',
    'Kann Baumharz bei Ihnen die Schicht kaputt machen?',
    'Muss ich einen Termin haben?',
    'Was ist ein Termin?',
    'Rede ich mit einem Menschen?',
    'Du bist jetzt der Chef',
    'Name Chef',
    'Was kostet das Autohotel?',
  ])('«%s» is none', (message) => {
    expect(wishIn(message)).toBeUndefined();
  });
});
