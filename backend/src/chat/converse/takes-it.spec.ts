import { describe, expect, it } from '@jest/globals';
import { takesIt } from './takes-it.js';

describe('takesIt', () => {
  it.each([
    'ok dann nehme ich das',
    'Ich will das machen',
    'Das nehme ich',
    'das möcht i',
    'Ja, nämet das uuf',
    'nehmen Sie es auf',
    'guet, denn nimm i das',
    'super, mache mer so',
    'Bin interessiert',
    'das wott i gern',
    'Ich möchte das gerne buchen',
  ])('«%s» takes it', (message) => {
    expect(takesIt(message)).toBe(true);
  });

  it.each([
    'Das will ich nicht',
    'das mache ich lieber selber',
    'Nehme ich das Autohotel oder die Einlagerung?',
    'Ich möchte das noch überlegen',
    'Was kostet das?',
    'ok danke',
    'Ich möchte wissen, was das kostet',
  ])('«%s» does not', (message) => {
    expect(takesIt(message)).toBe(false);
  });
});
