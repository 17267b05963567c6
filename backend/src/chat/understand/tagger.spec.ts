import { describe, expect, it } from '@jest/globals';
import { type MarkedMessage, parseMarked } from './marked-messages.js';
import { writeModel } from './model-file.js';
import { Tagger } from './tagger.js';
import { trainTagger } from './train-tagger.js';

const MESSAGES = [
  'message\tGrüezi, ich bin [name:Anna Meier] und habe einen [vehicle:VW T5]',
  'message\tGuten Tag, ich bin [name:Beat Frei] und habe einen [vehicle:Hymer B 678]',
  'message\tIch habe einen [vehicle:Fiat Ducato 2018], geht es [date:am Montag]?',
  'message\tIch bin gespannt, was kostet das?',
  'message\tHabt ihr am Montag offen?',
  'name\t[name:Vreni Lanz]',
  'name\t[name:hauser]',
  'vehicle\t[vehicle:Opel Zafira]',
  'vehicle\t[vehicle:skoda octavia]',
  'name\twarum wollt ihr das wissen?',
].map(parseMarked);

const marksOf = (tagger: Tagger, asked: MarkedMessage['asked'], text: string) =>
  tagger.spans(text, asked).map(({ mark, start, end }) => `${mark}: ${text.slice(start, end)}`);

describe('Tagger', () => {
  const weights = trainTagger(MESSAGES);
  const tagger = new Tagger(weights);

  it('marks what it learned from', () => {
    expect(MESSAGES.map(({ text, asked }) => tagger.spans(text, asked))).toEqual(MESSAGES.map(({ spans }) => spans));
  });

  it('marks words that it never saw by those around them and by what was asked', () => {
    expect(marksOf(tagger, 'message', 'Grüezi, ich bin Urs Wyss und habe einen Knaus Sky')).toEqual([
      'name: Urs Wyss',
      'vehicle: Knaus Sky',
    ]);
    expect(marksOf(tagger, 'name', 'zellweger')).toEqual(['name: zellweger']);
  });

  it('finds nothing in a text without words', () => {
    expect(tagger.spans('', 'message')).toEqual([]);
  });

  it('learns the same of the same messages', () => {
    expect(writeModel(trainTagger(MESSAGES)).equals(writeModel(weights))).toBe(true);
  });

  it('refuses weights of other features', () => {
    expect(() => new Tagger({ ...weights, starts: weights.starts.slice(1) })).toThrow(RangeError);
  });
});

describe('parseMarked', () => {
  it('takes mail address and phone number out, as they are when a message is tagged', () => {
    const { asked, text, spans } = parseMarked(
      'contact\tanna@example.ch oder 079 123 45 67⏎[name:Anna Meier], [date:ab Mai]',
    );
    expect(asked).toBe('contact');
    expect(spans.map(({ mark, start, end }) => [mark, text.slice(start, end)])).toEqual([
      ['name', 'Anna Meier'],
      ['date', 'ab Mai'],
    ]);
    expect(text).not.toMatch(/@|\d/);
  });
});
