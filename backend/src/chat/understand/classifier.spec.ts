import { describe, expect, it } from '@jest/globals';
import type { Entry } from '../knowledge/entries/index.js';
import { Classifier } from './classifier.js';
import { readModel, writeModel } from './model-file.js';
import { train, utterancesOf } from './train.js';

const THRESHOLDS = 0;
const ENTRIES: readonly Entry[] = [
  {
    id: 'storage.price',
    topic: 'storage',
    answer: { says: '' },
    utterances: ['Was kostet die Einlagerung?', 'preis winterlager', 'Wie teuer ist es, das Wohnmobil einzulagern?'],
  },
  {
    id: 'steam.price',
    topic: 'steam',
    answer: { says: '' },
    utterances: ['Was kostet die Dampfreinigung?', 'preis dampf', 'Wie teuer ist es, die Polster zu dampfen?'],
  },
  {
    id: 'steam.smell',
    topic: 'steam',
    answer: { says: '' },
    utterances: ['Geht der Geruch weg?', 'es stinkt nach Hund', 'Hilft Dampf gegen Rauchgeruch?'],
  },
];

const classifierOf = (entries: readonly Entry[]) => new Classifier(train(utterancesOf(entries), THRESHOLDS));
const firstOf = (classifier: Classifier, text: string, topic?: 'storage' | 'steam') =>
  classifier.candidates([text], { topic })[0]?.id;

describe('Classifier', () => {
  const classifier = classifierOf(ENTRIES);

  it.each([
    ['Was choscht s Iilagere?', 'storage.price'],
    ['wie teuer wäre die dampfreinigug', 'steam.price'],
    ['Im Auto stinkt es nach Rauch', 'steam.smell'],
  ])('«%s» asks for %s', (text, id) => {
    expect(firstOf(classifier, text)).toBe(id);
  });

  it('heeds what is talked about where the text leaves it open', () => {
    expect(firstOf(classifier, 'Und wie teuer ist das?', 'storage')).toBe('storage.price');
    expect(firstOf(classifier, 'Und wie teuer ist das?', 'steam')).toBe('steam.price');
  });

  it('heeds what was asked before', () => {
    const asked = (question: string) => classifier.candidates(['Und wie teuer ist das?'], { question })[0]?.id;
    expect(asked('Ich möchte einlagern')).toBe('storage.price');
    expect(asked('Das Auto stinkt, hilft eine Dampfreinigung?')).toBe('steam.price');
  });

  it('knows nothing of a text without a word that it learned', () => {
    expect(classifier.candidates(['xyzzy'])).toEqual([]);
  });

  it('learns a fact by one more entry', () => {
    const utterances = ['Ist die Halle geheizt?', 'temperatur im lager', 'Wie warm ist es in der Halle im Winter?'];
    const climate: Entry = { id: 'storage.climate', topic: 'storage', answer: { says: '' }, utterances };
    const taught = classifierOf([...ENTRIES, climate]);
    expect(firstOf(taught, 'isch d Halle gheizt')).toBe('storage.climate');
    for (const { id, utterances } of ENTRIES) {
      for (const text of utterances) expect(firstOf(taught, text)).toBe(id);
    }
  });
});

describe('train', () => {
  it('gives the same model for the same utterances', () => {
    const bytes = () => writeModel(train(utterancesOf(ENTRIES), THRESHOLDS));
    expect(bytes().equals(bytes())).toBe(true);
  });

  it('gives another hash for other utterances', () => {
    const [first, ...others] = utterancesOf(ENTRIES);
    const changed = [{ ...(first as NonNullable<typeof first>), text: 'Was kostet ein Platz?' }, ...others];
    expect(train(changed, THRESHOLDS).hash).not.toBe(train(utterancesOf(ENTRIES), THRESHOLDS).hash);
  });

  it('gives a model that can be stored', () => {
    const model = train(utterancesOf(ENTRIES), THRESHOLDS);
    expect(readModel(writeModel(model))).toEqual(model);
  });
});
