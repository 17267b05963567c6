import { describe, expect, it } from '@jest/globals';
import { askingSentences, beginsAsQuestion } from './questions.js';
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

  it('take along what the business is to take over', () => {
    expect(asking('Mein Hund braucht Dampf. Übernehmen Sie das?')).toEqual([
      'mein hund braucht dampf übernehmen sie das',
    ]);
  });

  it('take along what others do, where it is asked how it is here', () => {
    expect(asking('Andere nehmen Prozente. Wie ist das bei Ihnen?')).toEqual([
      'andere nehmen prozente wie ist das bei ihnen',
    ]);
  });
});

describe('beginsAsQuestion', () => {
  const begins = (text: string) => beginsAsQuestion(reader.wordsOf(text));

  it.each(['und was kostet das', 'wie viel ist es', 'also wann'])('«%s» does', (text) => {
    expect(begins(text)).toBe(true);
  });

  it.each(['was für ein Service', 'wie schön', 'das ist gut', ''])('«%s» does not', (text) => {
    expect(begins(text)).toBe(false);
  });
});
