import { chatTexts } from '@fahrzeugpflege/contracts';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '#lib/api-client.ts';
import {
  continueTranscript,
  EMPTY_TRANSCRIPT,
  type Failure,
  failureOf,
  type Transcript,
  type TranscriptEvent,
} from './transcript.ts';

const failure: Failure = { reason: 'Offline', remedy: 'resend' };
const after = (...events: TranscriptEvent[]) => events.reduce(continueTranscript, EMPTY_TRANSCRIPT);
const words = ({ messages }: Transcript) => messages.map(({ role, content }) => `${role}: ${content}`);

const asked: TranscriptEvent = { type: 'asked', message: 'Offen?' };
const answered: TranscriptEvent = { type: 'answered', reply: 'Ja.' };
const failed: TranscriptEvent = { type: 'failed', failure };

describe('a conversation', () => {
  it('goes on line by line, each with an id of its own and its time', () => {
    const { messages, unsent } = after(asked, answered, asked);
    expect(words({ messages })).toEqual(['user: Offen?', 'bot: Ja.', 'user: Offen?']);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(3);
    for (const { timestamp } of messages) expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(unsent).toBeUndefined();
  });

  it('keeps a message that got no answer, marked, above the assistant’s regret', () => {
    const transcript = after(asked, answered, asked, failed);
    expect(words(transcript)).toEqual(['user: Offen?', 'bot: Ja.', 'user: Offen?', `bot: ${chatTexts.failure}`]);
    expect(transcript.messages.map(({ isUnsent = false }) => isUnsent)).toEqual([false, false, true, false]);
    expect(transcript.unsent).toEqual({ message: 'Offen?', failure });
  });

  it('loses message and regret when the message is taken back, and nothing else', () => {
    const transcript = after(asked, answered, asked, failed, { type: 'recalled' });
    expect(words(transcript)).toEqual(['user: Offen?', 'bot: Ja.']);
    expect(transcript.unsent).toBeUndefined();
    expect(words(after(asked, answered, { type: 'recalled' }))).toHaveLength(2);
  });

  it('leaves a failure behind once something else is asked', () => {
    const transcript = after(asked, failed, { type: 'asked', message: 'Und morgen?' });
    expect(words(transcript)).toHaveLength(3);
    expect(transcript.unsent).toBeUndefined();
    expect(words(continueTranscript(transcript, { type: 'recalled' }))).toHaveLength(3);
  });

  it('ends with its deletion', () => {
    expect(after(asked, failed, { type: 'emptied' })).toEqual(EMPTY_TRANSCRIPT);
  });
});

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
