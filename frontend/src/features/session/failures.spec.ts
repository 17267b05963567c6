import { describe, expect, it } from '@jest/globals';
import { ApiError } from '#lib/api-client.ts';
import { failureText } from './failures.ts';

describe('why a call failed', () => {
  const said = new ApiError(409, '{"detail":"Schon vergeben."}', 'Conflict');
  const silent = new ApiError(500, '', 'Internal Server Error');
  const noAnswer = new TypeError('Failed to fetch');

  it.each([
    ['what the API says', said, 'Schon vergeben.'],
    ['the sentence for a refusal without a reason', silent, 'Nicht gespeichert.'],
    ['the sentence for no answer', noAnswer, 'Keine Verbindung.'],
  ])('is %s', (_, error, text) => {
    expect(failureText(error, 'Nicht gespeichert.', 'Keine Verbindung.')).toBe(text);
  });

  it('is one sentence for both where there is no other', () => {
    expect([silent, noAnswer].map((error) => failureText(error, 'Nicht gespeichert.'))).toEqual(
      Array(2).fill('Nicht gespeichert.'),
    );
  });
});
