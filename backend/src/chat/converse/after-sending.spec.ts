import { describe, expect, it } from '@jest/globals';
import type { Line } from '../conversation/conversation.js';
import { confirmedAlready, confirmReply, wantsToChangeSent } from './after-sending.js';

describe('wantsToChangeSent', () => {
  it.each([
    'Ich möchte noch etwas ändern',
    'Kann ich die Anfrage stornieren?',
    'die Nummer war falsch',
    'Ich habe noch etwas vergessen',
    'chan i no öppis ändere',
    'Ich habe mich beim Namen vertippt',
  ])('hears it in «%s»', (message) => {
    expect(wantsToChangeSent(message)).toBe(true);
  });

  it.each(['Was kostet das Autohotel?', 'Ich möchte noch eine Offerte', 'Danke', 'Ändert sich der Preis im Winter?'])(
    'does not hear it in «%s»',
    (message) => {
      expect(wantsToChangeSent(message)).toBe(false);
    },
  );
});

const enquiry = { wish: 'offer', declined: [], asked: 'confirmation', idle: 0 } as const;

describe('confirmedAlready', () => {
  const reply = confirmReply('C-1', { ...enquiry, slots: { phone: '1' } });
  const said = (content: string): Line[] => [{ role: 'bot', content, at: '2026-03-03T09:00:00.000Z' }];

  it('is the confirmation that was said last, where a yes comes once more', () => {
    expect(confirmedAlready(said(reply), 'Ja, so stimmt es')).toBe(reply);
  });

  it.each([
    ['anything but a yes', reply, 'Was kostet das?'],
    ['another last line', 'Wir sind heute da.', 'Ja'],
  ])('is none after %s', (_, content, message) => {
    expect(confirmedAlready(said(content), message)).toBeNull();
    expect(confirmedAlready([], message)).toBeNull();
  });
});

describe('confirmReply', () => {
  it('says by mail where no number was given', () => {
    expect(confirmReply('C-1', { ...enquiry, slots: { email: 'a@example.ch' } })).toContain(
      'innert 24 Stunden an Werktagen per E-Mail',
    );
    expect(confirmReply('C-1', { ...enquiry, slots: { phone: '1' } })).not.toContain('per E-Mail');
  });
});
