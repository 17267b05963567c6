import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../../testing/last-reply.js';

describe('a place of which nothing tells the kind', () => {
  it.each([[['Stellplatz']], [['Stellplatz für meinen Camper']], [['Abstellplatz gesucht']]])(
    '%j is answered with both',
    async (turns) => {
      const reply = await lastReply(turns);
      expect(reply).toContain('Einlagerung');
      expect(reply).toContain('Autohotel');
    },
  );

  it.each([
    [['Büssli abstellen über den Winter'], 'Autohotel'],
    [['Einlagerung'], 'Autohotel'],
    [['Stellplatz im Autohotel'], 'Einlagerung'],
  ])('%j is not answered with the %s', async (turns, other) => {
    expect(await lastReply(turns)).not.toContain(other);
  });
});
