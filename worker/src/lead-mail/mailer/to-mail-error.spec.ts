import { describe, expect, it } from '@jest/globals';
import { toMailError } from './to-mail-error.js';

describe('toMailError', () => {
  it.each([
    [
      { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 <a@b> unknown' },
      'PermanentMailError',
      'EENVELOPE RCPT TO 550 5.1.1',
    ],
    [
      { code: 'EMESSAGE', responseCode: 554, command: 'DATA', response: '554 Spam: «Grüezi»' },
      'PermanentMailError',
      'EMESSAGE DATA 554',
    ],
    [{ code: 'EENVELOPE', responseCode: 599 }, 'PermanentMailError', 'EENVELOPE 599'],
    [{ code: 'EENVELOPE', responseCode: 503 }, 'TemporaryMailError', 'EENVELOPE 503'],
    [{ code: 'EENVELOPE', responseCode: 534 }, 'TemporaryMailError', 'EENVELOPE 534'],
    [{ code: 'EMESSAGE', responseCode: 452 }, 'TemporaryMailError', 'EMESSAGE 452'],
    [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'TemporaryMailError', 'EAUTH AUTH PLAIN 535'],
    [{ code: 'EPROTOCOL', responseCode: 554 }, 'TemporaryMailError', 'EPROTOCOL 554'],
    [{ code: 'EENVELOPE' }, 'TemporaryMailError', 'EENVELOPE, no recipients'],
    [{}, 'TemporaryMailError', 'no recipients'],
  ])('judges %j', (properties, name, summary) => {
    const error = toMailError(Object.assign(new Error('no recipients'), properties));
    expect(error.name).toBe(name);
    expect(error.message).toBe(`Mail not sent: ${summary}`);
  });

  it('takes anything that was thrown', () => {
    expect(toMailError('away').message).toBe('Mail not sent: unknown reason');
  });
});
