import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../../testing/last-reply.js';

describe('asked in everyday words: the course of a sale', () => {
  it.each([
    ['Wann soll ich am besten mein Auto verkaufen, im Frühling oder im Winter?', 'ruhig'],
    ['wenn isch die bescht Zyt für zum verchaufe', 'ruhig'],
    ['Steht mein Wohnmobil während dem Verkauf bei Ihnen?', 'besprechen wir vor dem Auftrag'],
    ['Wie schnell verkauft ihr so ein Wohnmobil?', 'niemand versprechen'],
    ['wie rasch chönd ihr mis womo verchaufe', 'niemand versprechen'],
    ['Wann ist mein Auto verkauft?', 'niemand versprechen'],
  ])('«%s»: %s', async (question, told) => {
    expect(await lastReply([question])).toContain(told);
  });

  it.each([
    ['Wie vil nämed ihr für euch, wänn ihr mis Auto für mich verchaufed?', 'niemand versprechen'],
    ['Wann verkauft ihr Occasionen?', 'niemand versprechen'],
    ['Wann ist die beste Zeit zum Versiegeln?', 'ruhig'],
  ])('«%s» does not ask for it', async (question, untold) => {
    expect(await lastReply([question])).not.toContain(untold);
  });
});
