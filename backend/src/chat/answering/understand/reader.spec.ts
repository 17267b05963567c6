import { describe, expect, it } from '@jest/globals';
import { createReader } from './reader.js';

const reader = createReader(['zweite passt winter wohnmobil oldtimer auch']);
const read = (message: string, isDialect?: boolean) =>
  reader.read(message, isDialect).map(({ words }) => words.map(({ standard }) => standard).join(' '));

describe('reading a message', () => {
  it('takes a sentence for Swiss German where another one is', () => {
    expect(read('s Zweite passt. Chum ich im Winter ane?')[0]).toBe('das zweite passt');
  });

  it('takes one likely word for Swiss German of somebody who wrote so before', () => {
    expect(reader.isDialect('und Oldtimer au?', false)).toBe(false);
    expect(reader.isDialect('und Oldtimer au?', true)).toBe(true);
    expect(read('und Oldtimer au?', true)).toEqual(['und oldtimer auch']);
  });

  it('reads no more words than anybody writes', () => {
    const words = read('Winter. '.repeat(1_000));
    expect(words).toHaveLength(400);
    expect(read('0a'.repeat(1_000)).join(' ').split(' ')).toHaveLength(400);
  });

  it('goes on reading standard German as such', () => {
    expect(reader.isDialect('Was kostet das Wohnmobil?', true)).toBe(false);
  });
});
