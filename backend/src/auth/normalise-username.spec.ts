import { describe, expect, it } from '@jest/globals';
import { normaliseUsername, usernameFault } from './normalise-username.js';

describe('the name of a new account', () => {
  it.each(['berta', 'Berta Müller', "d'Angelo", 'berta.mueller@example.ch', 'b', '2', 'Łukasz-2_+', 'a'.repeat(100)])(
    'may be %j',
    (username) => expect(usernameFault(normaliseUsername(username))).toBeUndefined(),
  );

  it.each([
    ['', 'Bitte geben Sie einen Benutzernamen ein'],
    [' \t\u0000 ', 'Bitte geben Sie einen Benutzernamen ein'],
    ['a'.repeat(101), 'Höchstens 100 Zeichen'],
    ['ber\nta', /^Bitte nur Buchstaben/],
    ['admin\u200b', /^Bitte nur Buchstaben/],
    ['\u202enimda', /^Bitte nur Buchstaben/],
    ['<b>berta</b>', /^Bitte nur Buchstaben/],
    ['-rf', /^Bitte nur Buchstaben/],
    ['System', 'Dieser Name ist vergeben'],
  ])('may not be %j', (username, fault) => {
    expect(usernameFault(normaliseUsername(username))).toEqual(
      typeof fault === 'string' ? fault : expect.stringMatching(fault),
    );
  });
});
