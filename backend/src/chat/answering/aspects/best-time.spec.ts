import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/last-reply.js';

describe('the best time for something', () => {
  it.each([
    ['Wann ist die beste Zeit zum Versiegeln?', 'Im Herbst versiegeln'],
    ['Wenn isch di besser Zyt zum Versigle, vor em Winter oder ersch im Früelig?', 'Im Herbst versiegeln'],
    ['zu welcher jahreszeit versiglt ihr am besten', 'Im Herbst versiegeln'],
    ['wann ist der beste zeitpunkt zum einlagern', 'Im Herbst wollen viele'],
  ])('«%s» is a season: %s', async (question, told) => {
    const reply = await lastReply([question]);
    expect(reply).toContain(told);
    expect(reply).not.toContain('08:30');
  });

  it('is one of the doors, where somebody wants to come', async () => {
    expect(await lastReply(['Wann ist die beste Zeit zum Vorbeikommen?'])).toContain('08:30');
  });
});
