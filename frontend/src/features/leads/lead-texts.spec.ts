import { describe, expect, it } from '@jest/globals';
import { leadExample } from '#test/lead-example.ts';
import { matterText } from './lead-texts.ts';

const message = 'Guten Tag\n\nHaben Sie im März noch Platz?\nFreundliche Grüsse';

describe('what a card says a lead is about', () => {
  it.each(['Kontaktanfrage über die Website', 'Fahrzeuganfrage über die Website'])(
    'is how the message begins where the website wrote «%s»',
    (subject) => {
      expect(matterText({ ...leadExample, subject, message })).toBe('Haben Sie im März noch Platz?');
    },
  );

  it.each(['Platz im Autohotel', 'Frühbucher-Anfrage Keramikversiegelung', 'Suchauftrag: Wohnmobil bis 7 m'])(
    'is the subject where that says it: «%s»',
    (subject) => {
      expect(matterText({ ...leadExample, subject, message })).toBe(subject);
    },
  );

  it('is the subject where nothing else is left', () => {
    const subject = 'Kontaktanfrage über die Website';
    expect(matterText({ ...leadExample, subject, message: ' ' })).toBe(subject);
  });
});
