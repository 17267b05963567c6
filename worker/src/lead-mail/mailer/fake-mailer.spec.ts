import { describe, expect, it } from '@jest/globals';
import type { LeadMail } from '../compose/lead-mail.js';
import { FakeMailer } from './fake-mailer.js';
import { PermanentMailError, TemporaryMailError } from './mailer.js';

const mail = { messageId: '<lead-1@pflege.example>' } as LeadMail;

describe('FakeMailer', () => {
  it('keeps what it sent, fails as told, and takes nothing once closed', async () => {
    const mailer = new FakeMailer();
    mailer.failNext(new TemporaryMailError('busy'), new PermanentMailError('no'));
    await expect(mailer.send(mail)).rejects.toThrow('busy');
    await expect(mailer.send(mail)).rejects.toThrow('no');
    await mailer.send(mail);
    expect(mailer.sent).toEqual([mail]);
    await mailer.close();
    await expect(mailer.send(mail)).rejects.toThrow(TemporaryMailError);
    expect(await mailer.verify()).toBe(false);
  });
});
