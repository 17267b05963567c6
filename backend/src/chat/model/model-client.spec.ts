import { afterAll, describe, expect, it } from '@jest/globals';
import { ModelClient } from './model-client.js';
import {
  answering,
  chunkOf,
  done,
  endless,
  event,
  lastChunk,
  ModelServer,
  raw,
  type Script,
  stalling,
  status,
} from './testing/model-server.js';

const prompt = { system: 'Regeln', user: 'Frage' };
const REPLY = 'Grüezi, für «Ihr» Wohnmobil: 5–8 % Wasser, 180 °C 🚐.';

const server = await ModelServer.start();
afterAll(() => server.close());

const clientWith = (more: { key?: string; timeLimit?: number; url?: string } = {}) =>
  new ModelClient({ url: server.url, model: 'klein', key: undefined, timeLimit: 20_000, dailyTokens: 1_000, ...more });

function ask(script: Script, timeLimit = 20_000) {
  server.answerWith(script);
  return clientWith({ timeLimit }).ask(prompt);
}

it.each<[string, Script, object]>([
  ['is put together from its pieces, with the tokens it took', answering(REPLY, 321), { text: REPLY, tokens: 321 }],
  ['may come without a count of tokens', answering(REPLY), { text: REPLY, tokens: undefined }],
  ['is whole where letters and lines are torn apart', answering(REPLY, 1, 'bytes'), { text: REPLY, tokens: 1 }],
  [
    'may be mixed with comments and pieces that say nothing',
    raw(': ping\n\n', event({ choices: [] }), chunkOf('Ja.'), event({ choices: [{ delta: null }] }), lastChunk, done),
    { text: 'Ja.' },
  ],
])('an answer %s', async (_, script, answer) => {
  expect(await ask(script)).toMatchObject(answer);
});

describe('the request', () => {
  it('names the model and streams, with limits and no key where there is none', async () => {
    await ask(answering(REPLY));
    const rules = { role: 'system', content: 'Regeln' };
    const messages = [rules, { role: 'user', content: 'Frage' }];
    const limits = { stream_options: { include_usage: true }, max_completion_tokens: 500 };
    expect(server.requests).toMatchObject([{ path: '/v1/chat/completions', authorization: undefined }]);
    expect(server.requests[0]?.body).toEqual({ model: 'klein', stream: true, messages, ...limits });
  });

  it('carries the key, and leaves out from then on what the endpoint does not know', async () => {
    const message = "Unsupported parameter: 'max_completion_tokens'";
    server.answerWith(status(400, JSON.stringify({ error: { message } })), answering(REPLY));
    const client = clientWith({ key: 'geheim' });
    await expect(client.ask(prompt)).rejects.toMatchObject({ reason: 'http-400' });
    expect(await client.ask(prompt)).toMatchObject({ text: REPLY });
    expect(server.requests[1]?.authorization).toBe('Bearer geheim');
    expect(server.requests[1]?.body).not.toHaveProperty('max_completion_tokens');
    expect(server.requests[1]?.body).toHaveProperty('stream_options');
  });
});

describe('no answer', () => {
  const problem = JSON.stringify({ error: { message: 'Frage' } });
  const redirect: Script = (response) => response.writeHead(307, { location: `${server.url}/elsewhere` }).end();

  it.each<[string, Script, string]>([
    ['a key that is refused', status(401, problem), 'http-401'],
    ['too many questions', status(429, problem), 'http-429'],
    ['an error that is no JSON', status(502, '<html>Bad gateway</html>', 'text/html'), 'http-502'],
    ['a page instead of a stream', status(200, '<html><p>Anmelden</p></html>', 'text/html'), 'empty'],
    ['JSON instead of a stream', status(200, JSON.stringify({ choices: [{ message: { content: 'Ja' } }] })), 'empty'],
    ['an empty body', status(200, ''), 'empty'],
    ['a redirect elsewhere', redirect, 'unreachable'],
    ['rubbish in the stream', raw('data: {"choi\n\ndata: \u0000\n\n', done), 'malformed'],
    ['data of another shape', raw(event({ choices: 'Ja' }), done), 'malformed'],
    ['data that is null', raw(event(null), done), 'malformed'],
    ['an error within the stream', raw(chunkOf('Ja'), event({ error: { message: 'overloaded' } })), 'malformed'],
    ['no choices', raw(event({ choices: [] }), done), 'empty'],
    ['nothing but blanks', raw(chunkOf('  \n '), lastChunk, done), 'empty'],
    ['a stream that ends before it is done', raw(chunkOf('Das Autohotel kostet')), 'closed-midway'],
    ['a connection that breaks midway', stalling(chunkOf('Das Autohotel'), 'break'), 'closed-midway'],
    ['an answer that was cut off', raw(chunkOf('Das kostet', { finish_reason: 'length' }), done), 'cut-off'],
    ['a filter', raw(chunkOf('', { finish_reason: 'content_filter' }), done), 'refused'],
    ['a refusal', raw(event({ choices: [{ delta: { refusal: 'Nein' } }] }), done), 'refused'],
    ['a call of a tool', raw(event({ choices: [{ delta: { tool_calls: [{ index: 0 }] } }] }), done), 'called-a-tool'],
    ['an endless answer', endless(chunkOf('Und noch ein Satz. ')), 'too-long'],
    ['a huge piece', raw(chunkOf('x'.repeat(100_000)), lastChunk, done), 'too-long'],
    ['a line without end', endless(`data: ${'x'.repeat(5_000)}`), 'malformed'],
    ['comments without end', endless(': ping\n\n'.repeat(500)), 'malformed'],
    ['an error without end', endless('x'.repeat(5_000), 500), 'http-500'],
  ])('comes of %s, which is not read on', async (_, script, reason) => {
    await expect(ask(script)).rejects.toMatchObject({ name: 'ModelFailure', message: reason });
    await server.requests[0]?.closed;
  });

  it.each<[string, Script, string, number]>([
    ['the first words don’t come', stalling(), 'no-words-in-time', 200],
    ['blanks alone come', stalling(chunkOf(' ')), 'no-words-in-time', 200],
    ['no response begins', () => undefined, 'no-words-in-time', 200],
    // Half of it is for the first words, which have to come in time on a busy machine too.
    ['it stalls midway', stalling(chunkOf('Das Autohotel')), 'not-done-in-time', 3_000],
  ])('comes where %s, and the connection is let go', async (_, script, reason, timeLimit) => {
    await expect(ask(script, timeLimit)).rejects.toMatchObject({ message: reason });
    await server.requests[0]?.closed;
  });

  it('comes where nobody listens', async () => {
    const url = 'http://127.0.0.1:9/v1';
    await expect(clientWith({ url }).ask(prompt)).rejects.toMatchObject({ message: 'unreachable' });
  });
});

it('lets go of what is under way when it is stopped, and asks nothing any more', async () => {
  const client = clientWith();
  const arrived = new Promise<void>((resolve) => server.answerWith(stalling(chunkOf('Das')), () => resolve()));
  const asked = Promise.allSettled([client.ask(prompt), client.ask(prompt)]);
  await arrived;
  client.stop();
  expect(await asked).toMatchObject([{ reason: { message: 'stopped' } }, { reason: { message: 'stopped' } }]);
  await server.requests[0]?.closed;
  await expect(client.ask(prompt)).rejects.toMatchObject({ message: 'stopped' });
  expect(server.requests).toHaveLength(2);
});
