import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/last-reply.js';

describe('what is asked or told among thanks and greetings', () => {
  it.each([
    ['guten tag ich möchte gerne wissen wie viel sie für einen vw t3 von 1985 bezahlen würden vielen dank', 'Ankauf'],
    ['Wie viel zahlen Sie für einen gut erhaltenen Hymer?', 'Ankauf'],
    ['Also gut, überzeugt. Was muss ich jetzt tun?', 'Offerte'],
    ['Wir haben uns ein neues Wohnmobil gegönnt und möchten, dass es lange schön bleibt', 'Keramikversiegelung'],
    ['Unser Hund hat auf die Rückbank gekotzt und am Sonntag fahren wir in die Ferien', 'Dampf'],
  ])('«%s»', async (message, expected) => {
    expect(await lastReply([message])).toContain(expected);
  });

  it.each(['Vielen Dank, das ist sehr nett', 'Alles klar, wie geht es dir so?', 'Super, wie toll ist das denn?'])(
    '«%s» is small talk',
    async (message) => {
      expect(await lastReply([message])).not.toMatch(/weiss ich nicht|CHF/);
    },
  );
});
