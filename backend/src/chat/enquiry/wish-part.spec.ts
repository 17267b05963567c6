import { describe, expect, it } from '@jest/globals';
import { isOnlyQuestion, wishPart } from './wish-part.js';

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
    expect(wishPart(text, {}, 1)).toBe(wish);
  });

  it('leaves out of a list what the details say', () => {
    const details = { name: 'Anna Meier', phone: '079 123 45 67', vehicle: 'Porsche 911' };
    const text = 'Offerte fürs Autohotel bitte, Anna Meier, 079 123 45 67, Porsche 911';
    expect(wishPart(text, details, 1)).toBe('Offerte fürs Autohotel bitte');
  });

  it('is none with fewer words of its own than asked', () => {
    expect(wishPart('Felgen', {}, 2)).toBe('');
    expect(wishPart('Felgen polieren', {}, 2)).toBe('Felgen polieren');
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
