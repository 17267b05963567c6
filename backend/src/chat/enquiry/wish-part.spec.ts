import { describe, expect, it } from '@jest/globals';
import { readDetails } from './read-details.js';
import { isOnlyQuestion, wishPart } from './wish-part.js';

const wishOf = (text: string, fewest = 1) => wishPart(text, readDetails(text, 'message'), fewest);

describe('wishPart', () => {
  it.each([
    ['Ich möchte eine Offerte.', ''],
    ['i hätt gern e offerte', ''],
    ['Grüezi mitenand', ''],
    ['danke vielmal', ''],
    ['ich möchte eine ofertte', ''],
    ['Ich wett en Termin abmache', ''],
    ['Was kostet eine Politur?', ''],
    ['Politur', 'Politur'],
    ['Ich möchte mein Wohnmobil versiegeln lassen.', 'Ich möchte mein Wohnmobil versiegeln lassen.'],
    ['Es hat Kratzer. Was kostet das?', 'Es hat Kratzer.'],
    ['Könnten Sie das Dach reinigen?', 'Könnten Sie das Dach reinigen?'],
  ])('takes of %j what tells of the wish', (text, wish) => {
    expect(wishOf(text)).toBe(wish);
  });

  it('leaves out of a list what the details say', () => {
    const text = 'Offerte fürs Autohotel bitte, Anna Meier, 079 123 45 67, Porsche 911';
    expect(wishOf(text)).toBe('Offerte fürs Autohotel bitte');
  });

  it('leaves a sentence as it was typed where it tells details in its middle', () => {
    const text = 'Wir möchten den Knaus Sky TI (Jg 2018, 6.98 m lang, 2.79 hoch) einlagern, Anna Meier';
    expect(wishOf(text)).toBe('Wir möchten den Knaus Sky TI (Jg 2018, 6.98 m lang, 2.79 hoch) einlagern');
  });

  it.each(['gabi punkt frei at gmx punkt ch', 'i bi d Vreni Bösch us Wil', 'fritz@bmw', 'null sibe nün 079 345 67 89'])(
    'takes nothing of «%s», which is a detail or was meant as one',
    (text) => {
      expect(wishOf(text)).toBe('');
    },
  );

  it('is none with fewer words of its own than asked', () => {
    expect(wishOf('Felgen', 2)).toBe('');
    expect(wishOf('Felgen polieren', 2)).toBe('Felgen polieren');
  });
});

describe('isOnlyQuestion', () => {
  it.each([
    ['Was kostet das?', true],
    ['Hallo. Was kostet das?', true],
    ['Es hat Kratzer. Was kostet das?', false],
    ['Können Sie mir eine Offerte machen?', false],
    ['', false],
  ])('«%s»: %s', (text, isOnly) => {
    expect(isOnlyQuestion(text)).toBe(isOnly);
  });
});
