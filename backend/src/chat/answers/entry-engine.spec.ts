import { profileFacts } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Entry } from '../knowledge/entries/index.js';
import { train, utterancesOf } from '../understand/train.js';
import type { Answer, AnswerContext } from './answer.js';
import { unknownReply, unknownRest, withWayToPeople } from './compose-answer.js';
import { EntryEngine } from './entry-engine.js';

const NOW = new Date('2026-03-03T10:00:00+01:00');
const THRESHOLD = 0.4;
/** An unlikely entry is taken as well. */
const BOLD = -1;

const ENTRIES: readonly Entry[] = [
  {
    id: 'prices.price',
    answer: { computes: 'price' },
    utterances: [
      'Was kostet die Einlagerung?',
      'preis versiegelung',
      'Wie teuer ist die Dampfreinigung?',
      'was kostet es',
    ],
  },
  {
    id: 'storage.heated',
    topic: 'storage',
    answer: { says: 'Die Halle ist trocken.' },
    utterances: ['Ist die Halle geheizt?', 'temperatur in der halle', 'Wie warm ist es im Lager im Winter?'],
  },
  {
    id: 'steam.drying',
    topic: 'steam',
    answer: { says: 'Die Polster trocknen am selben Tag.' },
    utterances: ['Wie lange trocknen die Polster?', 'wann sind die sitze trocken', 'Trocknungszeit nach dem Dampfen?'],
  },
  {
    id: 'places.where',
    answer: { saysOf: { storage: 'Die Halle steht in Roggwil.', steam: 'Gedampft wird in der Werkstatt.' } },
    utterances: ['Wo macht ihr das?', 'an welchem ort ist das', 'Wo genau steht das?'],
  },
  {
    id: 'storage.unsaid-camera',
    topic: 'storage',
    answer: { knowsNot: 'Ob eine Kamera filmt, weiss ich nicht.' },
    utterances: ['Gibt es eine Kamera?', 'videoüberwachung vorhanden', 'Wird mit Kameras überwacht?'],
  },
  {
    id: 'campaign.combining',
    topic: 'campaign',
    answer: { says: 'Kumulierbar ist der Frühbucherrabatt nicht.' },
    utterances: ['Ist der Frühbucherrabatt kumulierbar?', 'rabatte kombinieren', 'Gilt das mit anderen Gutscheinen?'],
  },
  {
    id: 'wish.offer',
    answer: { requests: 'offer' },
    utterances: ['Ich möchte eine Offerte', 'bitte offerte senden', 'Machen Sie mir ein Angebot'],
  },
  {
    id: 'follow-up.same',
    answer: { continues: 'same' },
    utterances: [
      'Und fürs Autohotel?',
      'und bei der einlagerung?',
      'Wie ist es bei der Dampfreinigung?',
      'und dampfen',
    ],
  },
  { id: 'talk.hello', answer: { talks: 'Grüezi!' }, utterances: ['Guten Tag', 'Hallo zusammen', 'Grüezi mitenand'] },
];

function engineOf(entries: readonly Entry[], threshold = THRESHOLD): EntryEngine {
  return new EntryEngine(train(utterancesOf(entries), threshold), profileFacts, undefined, entries);
}

const engine = engineOf(ENTRIES);
const ask = (text: string, context: AnswerContext = {}, now = NOW): Promise<Answer> =>
  engine.answer({ text, context, now });

describe('EntryEngine', () => {
  it.each([
    ['an entry, with its words', 'Isch d Halle gheizt?', 'answer', 'Die Halle ist trocken.'],
    ['what is reckoned from the facts', 'Was kostet die Einlagerung?', 'answer', 'ab CHF 150 pro Monat'],
    [
      'that it does not know, with a way to people',
      'Gibt es Kameras?',
      'unknown',
      withWayToPeople('Ob eine Kamera filmt, weiss ich nicht.'),
    ],
    ['the same where no entry is likely', 'Fliegt ihr zum Mond?', 'unknown', unknownReply],
    ['small talk', 'Hallo zusammen!', 'talk', 'Grüezi!'],
    ['a wish to people, which is taken up elsewhere', 'Ich hätte gern eine Offerte', 'enquiry', ''],
  ])('says %s', async (_, text, kind, said) => {
    const answer = await ask(text);
    expect(answer.kind).toBe(kind);
    expect(answer.reply).toContain(said);
  });

  it.each([
    [
      'questions, and small talk beside none',
      'Hallo zusammen! Ist die Halle geheizt? Und wann sind die Sitze trocken?',
    ],
    ['questions of one sentence', 'Ist die Halle geheizt und wann sind die Sitze trocken?'],
    ['things that are asked for by a few words', 'temperatur in der halle und trocknungszeit nach dem dampfen'],
  ])('says each of several %s', async (_, text) => {
    expect((await ask(text)).reply).toBe('Die Halle ist trocken.\n\nDie Polster trocknen am selben Tag.');
  });

  it('takes an «und» between two things for no second question', async () => {
    expect((await ask('Was kostet die Einlagerung und die Dampfreinigung?')).reply).toBe(
      'Die Einlagerung kostet ab CHF 150 pro Monat. Die Dampfreinigung kostet ab CHF 80.',
    );
  });

  it('says that it knows nothing of the rest', async () => {
    expect((await ask('Ist die Halle geheizt? Backt Oma Kuchen?')).reply).toBe(
      `Die Halle ist trocken.\n\n${unknownRest}`,
    );
  });

  it('takes the topic that a message leaves out from the turn before', async () => {
    const { context } = await ask('Ist die Halle geheizt?');
    expect((await ask('Wo macht ihr das?', context)).reply).toBe('Die Halle steht in Roggwil.');
    expect((await ask('Wo macht ihr das?')).reply).toBe('Die Halle steht in Roggwil. Gedampft wird in der Werkstatt.');
  });

  it('says the same of something else', async () => {
    const { context } = await ask('Was kostet die Einlagerung?');
    expect((await ask('Und bei der Dampfreinigung?', context)).reply).toContain('Die Dampfreinigung kostet ab CHF 80');
  });

  it('reckons anew with another number, or without what is left away', async () => {
    const { context } = await ask('Was kostet die Einlagerung und die Dampfreinigung?');
    const without = await ask('Und ohne Dampfreinigung?', context);
    expect(without.reply).toContain('Die Einlagerung kostet ab CHF 150 pro Monat. Massgebend');
    expect((await ask('und 2?', without.context)).reply).toContain('2 × CHF 150 = CHF 300');
  });

  it('keeps what a question is about that it cannot answer', async () => {
    const { kind, context } = await ask('Wer hat die Dampfreinigung denn überhaupt erfunden?');
    expect(kind).toBe('unknown');
    expect((await ask('Wo macht ihr das?', context)).reply).toBe('Gedampft wird in der Werkstatt.');
  });

  it('takes «das andere» for the other place', async () => {
    const { context } = await ask('Was kostet die Einlagerung?');
    expect((await ask('Und was kostet das andere?', context)).reply).toContain('Ein Platz im Autohotel kostet ab');
  });

  it('says what is next likely where it lacks what the likeliest is made of', async () => {
    const nothingBefore = { text: 'und dampfen', context: {}, now: NOW };
    expect((await engine.answer(nothingBefore)).kind).toBe('unknown');
    expect((await engineOf(ENTRIES, BOLD).answer(nothingBefore)).kind).toBe('answer');
  });

  it('says first that the campaign is over, once it is', async () => {
    const question = 'Ist der Frühbucherrabatt kumulierbar?';
    const { campaign } = profileFacts;
    expect((await ask(question, {}, new Date(`${campaign.lastDay}T12:00:00+01:00`))).reply).toMatch(/^Kumulierbar/);
    expect((await ask(question)).reply).toMatch(/^Die Frühbucher-Aktion .* ist vorbei; .* Kumulierbar/);
  });

  it('knows one fact more by one entry more', async () => {
    const wash: Entry = {
      id: 'sealing.washing',
      topic: 'sealing',
      answer: { says: 'Gewaschen wird von Hand.' },
      utterances: ['Wie wasche ich die versiegelte Fläche?', 'waschanlage erlaubt', 'Darf ich in die Waschanlage?'],
    };
    const question = { text: 'Darf ich danach in die Waschanlage?', context: {}, now: NOW };
    expect((await engine.answer(question)).kind).toBe('unknown');
    expect((await engineOf([...ENTRIES, wash]).answer(question)).reply).toBe('Gewaschen wird von Hand.');
  });
});
