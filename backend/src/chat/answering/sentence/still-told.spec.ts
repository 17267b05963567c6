import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/last-reply.js';

describe('what the answer before spoke of', () => {
  it.each([
    [['Hilft Dampf gegen Schimmel?', 'Und wenn er wiederkommt?'], 'Bleibt die Ursache'],
    [['Wie lange hält die Keramik?', 'Und bei viel Salz?'], '3–4 Jahren'],
    [['Holt ihr das Auto bei mir?', 'Und abholen?'], 'Hol- und Bringservice'],
  ])('%j', async (turns, expected) => {
    expect(await lastReply(turns)).toContain(expected);
  });

  it.each([
    [['Was mache ich mit den Gasflaschen?', 'Und das Wasser?'], 'Restgas'],
    [['Hilft Dampf gegen Schimmel?', 'Und am Samstag?'], 'Schimmel'],
  ])('%j is not in it', async (turns, unexpected) => {
    expect(await lastReply(turns)).not.toContain(unexpected);
  });
});
