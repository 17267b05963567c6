import { describe, expect, it } from '@jest/globals';
import type { Enquiry } from '../enquiry/enquiry.js';
import { confirmedAs, confirmReply, wantsToChangeSent } from './after-sending.js';

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

describe('confirmReply', () => {
  const enquiry = { wish: 'offer', declined: [], asked: 'confirmation', idle: 0 } as const;
  const replyTo = (slots: Enquiry['slots']) => confirmReply(confirmedAs('C-1', { ...enquiry, slots }));

  it('says by mail where no number was given', () => {
    expect(replyTo({ email: 'a@example.ch' })).toContain('innert 24 Stunden an Werktagen per E-Mail');
    expect(replyTo({ phone: '1' })).not.toContain('per E-Mail');
  });
});
