import { describe, expect, it } from '@jest/globals';
import { newReplySchema } from './lead-reply.js';

describe('a mail to a visitor', () => {
  const mail = {
    id: '0198a1b2-0000-4000-8000-000000000001',
    to: 'a@b.ch',
    subject: 'Termin',
    text: 'Guten Tag',
    followUp: null,
  };

  it.each([
    [{ text: 'Am [Tag] um [Zeit]' }, 'text', 'Bitte noch ausfüllen oder löschen: [Tag], [Zeit]'],
    [{ subject: 'Termin [Fahrzeug]' }, 'subject', 'Bitte noch ausfüllen oder löschen: [Fahrzeug]'],
    [{ text: ' ' }, 'text', 'Bitte schreiben Sie einen Text'],
  ])('is refused as %j', (given, field, message) => {
    const { error } = newReplySchema.safeParse({ ...mail, ...given });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([[field, message]]);
  });

  it('is taken without a gap', () => {
    expect(newReplySchema.parse(mail)).toEqual(mail);
  });
});
