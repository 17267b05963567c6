import { describe, expect, it } from '@jest/globals';
import { readEnvironment } from './env.js';

const DATABASE_URL = 'postgresql://user:password@host/name';
const senderOf = (MAIL_FROM: string) => readEnvironment({ DATABASE_URL, MAIL_FROM }).MAIL_FROM;

describe('the variable MAIL_FROM', () => {
  it.each(['website@müller.ch', 'Fahrzeugpflege <website@example.ch>', '"Pflege, Roggwil" <website@example.ch>'])(
    'takes %s',
    (sender) => {
      expect(senderOf(sender)).toBe(sender);
    },
  );

  it.each(['@', 'website', 'website@', 'Website website@example.ch', 'Website <website@example.ch'])(
    'refuses %s, which no mail server would take',
    (sender) => {
      expect(() => senderOf(sender)).toThrow(/MAIL_FROM: must look like/);
    },
  );
});
