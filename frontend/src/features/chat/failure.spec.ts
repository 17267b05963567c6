import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '#lib/api-client.ts';
import { failureOf } from './failure.ts';

const problem = (status: number, detail?: string) => new ApiError(status, JSON.stringify({ detail }), '');

describe('a message that got no answer', () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['no answer', new TypeError('Failed to fetch'), /^Ihre Nachricht ist nicht beantwortet worden\.$/, 'resend'],
    ['a server in trouble', problem(503, 'Datenbank weg'), /^Ihre Nachricht ist nicht beantwortet worden\.$/, 'resend'],
    ['too many messages', problem(429, 'Bitte warten Sie.'), /^Bitte warten Sie\.$/, 'resend'],
    ['too many, from a proxy', new ApiError(429, '<h1>429</h1>', ''), /viele Nachrichten in kurzer Zeit/, 'resend'],
    ['too large', problem(413), /1 bis 2'000 Zeichen/, 'edit'],
    ['not accepted', problem(422), /1 bis 2'000 Zeichen/, 'edit'],
  ])('says why: %s', (_, error, reason, remedy) => {
    expect(failureOf(error)).toEqual({ reason: expect.stringMatching(reason), remedy });
  });

  it('says so when the browser is offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(failureOf(new TypeError('Failed to fetch')).reason).toMatch(/^Sie sind gerade offline\./);
  });
});
