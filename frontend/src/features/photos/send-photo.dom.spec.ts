import { photoPath } from '@fahrzeugpflege/contracts';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type FakeAnswer, FakeApi } from '#test/fake-api.ts';
import { sendPhoto } from './send-photo.ts';

const SUBMISSION = '0192f0c1-2345-7abc-8def-0123456789ab';
const ROUTE = `PUT ${photoPath(SUBMISSION, 2)}`;
const problem = (status: number, detail: string) => ({ status, body: { title: 'x', status, detail } });

describe('one try to send a photo', () => {
  afterEach(() => void jest.restoreAllMocks());

  const answerTo = (answer: FakeAnswer) => {
    new FakeApi().install().on(ROUTE, answer);
    return sendPhoto(SUBMISSION, 2, new Blob(['x'], { type: 'image/webp' }));
  };

  it('has the photo’s media type', async () => {
    const api = new FakeApi().install().on(ROUTE, { status: 201 });
    await sendPhoto(SUBMISSION, 2, new Blob(['x'], { type: 'image/webp' }));
    expect(api.calls[0]?.headers).toEqual({ 'content-type': 'image/webp' });
  });

  it.each([201, 204])('%i: it is there', async (status) => {
    expect(await answerTo({ status })).toEqual({ kind: 'arrived' });
  });

  it.each([404, 408, 429, 500, 503])('%i: later', async (status) => {
    expect(await answerTo({ status })).toEqual({ kind: 'later', after: 0 });
  });

  it('404: why no photo will be taken, if none ever is', async () => {
    expect(await answerTo(problem(404, 'Hier nicht.'))).toEqual({ kind: 'later', after: 0, reason: 'Hier nicht.' });
    expect(await answerTo(problem(503, 'Gleich.'))).toEqual({ kind: 'later', after: 0 });
  });

  it('no answer: later', async () => {
    expect(await answerTo('offline')).toEqual({ kind: 'later', after: 0 });
  });

  it('says how much later, in milliseconds', async () => {
    expect(await answerTo({ status: 429, headers: { 'retry-after': '30' } })).toEqual({ kind: 'later', after: 30_000 });
  });

  it.each([400, 409, 413, 415, 422])('%i: never, and why', async (status) => {
    expect(await answerTo(problem(status, 'Das geht nicht.'))).toEqual({ kind: 'refused', reason: 'Das geht nicht.' });
    expect(await answerTo({ status })).toMatchObject({ kind: 'refused', reason: expect.stringContaining('Foto') });
  });
});
