import { describe, expect, it } from '@jest/globals';
import { askingSentences } from './questions.js';
import { createReader } from './reader.js';

const reader = createReader(['autohotel kosten hund norwegen dampf']);
const asking = (message: string) =>
  askingSentences(reader.read(message), ({ words }) => words.every(reader.isCommon)).map(({ words }) =>
    words.map(({ standard }) => standard).join(' '),
  );

describe('askingSentences', () => {
  it('are those with a question mark, where there are any', () => {
    expect(asking('Wir waren in Norwegen. Was kostet Dampf?')).toEqual(['was kostet dampf']);
  });

  it('are else those that begin like a question', () => {
    expect(asking('Wir waren in Norwegen. Was kostet Dampf')).toEqual(['was kostet dampf']);
  });

  it('are all where none looks like one', () => {
    expect(asking('Autohotel. Dampf.')).toEqual(['autohotel', 'dampf']);
  });

  it('take along what an empty question asks of', () => {
    expect(asking('Das Autohotel kostet 250. Stimmt das?')).toEqual(['das autohotel kostet 250 stimmt das']);
  });
});
