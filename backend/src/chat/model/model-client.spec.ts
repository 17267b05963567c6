import { afterAll, describe, expect, it } from '@jest/globals';
import { ModelClient } from './model-client.js';
import { answering, choice, endless, ModelServer, type Script, stalling, status } from './testing/model-server.js';

const prompt = { system: 'Regeln', user: 'Frage' };

const server = await ModelServer.start();
afterAll(() => server.close());

const clientWith = (more: { key?: string; timeLimit?: number; url?: string } = {}) =>
  new ModelClient({ url: server.url, model: 'klein', key: undefined, timeLimit: 20_000, dailyTokens: 1_000, ...more });

function ask(script: Script, timeLimit = 20_000) {
  server.answerWith(script);
  return clientWith({ timeLimit }).ask(prompt);
}

it('an answer comes with the tokens it took, where the endpoint counts them', async () => {
  expect(await ask(answering(' 4, 2\n', 321))).toEqual({ text: '4, 2', tokens: 321 });
  expect(await ask(answering('4, 2'))).toEqual({ text: '4, 2', tokens: undefined });
});

it.each([
  [undefined, undefined],
  ['geheim', 'Bearer geheim'],
])('the request names the model, and has the key %s', async (key, authorization) => {
  server.answerWith(answering('4'));
  await clientWith(key === undefined ? {} : { key }).ask(prompt);
  const rules = { role: 'system', content: 'Regeln' };
  const messages = [rules, { role: 'user', content: 'Frage' }];
  expect(server.requests).toMatchObject([{ path: '/v1/chat/completions', authorization }]);
  expect(server.requests[0]?.body).toEqual({ model: 'klein', messages });
});

describe('no answer', () => {
  const problem = JSON.stringify({ error: { message: 'Frage' } });
  const redirect: Script = (response) => response.writeHead(307, { location: `${server.url}/elsewhere` }).end();

  it.each<[string, Script, string]>([
    ['a key that is refused', status(401, problem), 'http-401'],
    ['too many questions', status(429, problem), 'http-429'],
    ['an error that is no JSON', status(502, '<html>Bad gateway</html>', 'text/html'), 'http-502'],
    ['a page instead of JSON', status(200, '<html><p>Anmelden</p></html>', 'text/html'), 'malformed'],
    ['an empty body', status(200, ''), 'malformed'],
    ['a redirect elsewhere', redirect, 'unreachable'],
    ['data of another shape', status(200, '{"choices":"Ja"}'), 'malformed'],
    ['data that is null', status(200, 'null'), 'malformed'],
    ['an error that is no status', status(200, problem), 'malformed'],
    ['no choices', status(200, '{"choices":[]}'), 'malformed'],
    ['nothing but blanks', answering('  \n '), 'empty'],
    ['a call of a tool', status(200, choice(null, { tool_calls: [{}] }, 'tool_calls')), 'empty'],
    ['a connection that breaks midway', stalling('break'), 'closed-midway'],
    ['an answer that was cut off', status(200, choice('4', {}, 'length')), 'cut-off'],
    ['a filter', status(200, choice('', {}, 'content_filter')), 'refused'],
    ['a refusal', status(200, choice(null, { refusal: 'Nein' })), 'refused'],
    ['an endless answer', endless(), 'malformed'],
    ['an error without end', endless(500), 'http-500'],
  ])('comes of %s, which is not read on', async (_, script, reason) => {
    await expect(ask(script)).rejects.toMatchObject({ name: 'ModelFailure', message: reason });
    await server.requests[0]?.closed;
  });

  it.each<[string, Script]>([
    ['stalls midway', stalling()],
    ['does not begin', () => undefined],
  ])('comes where a response %s, and the connection is let go', async (_, script) => {
    await expect(ask(script, 200)).rejects.toMatchObject({ message: 'not-done-in-time' });
    await server.requests[0]?.closed;
  });

  it('comes where nobody listens', async () => {
    const url = 'http://127.0.0.1:9/v1';
    await expect(clientWith({ url }).ask(prompt)).rejects.toMatchObject({ message: 'unreachable' });
  });
});

it('lets go of what is under way when it is stopped, and asks nothing any more', async () => {
  const client = clientWith();
  const arrived = new Promise<void>((resolve) => server.answerWith(stalling(), () => resolve()));
  const asked = Promise.allSettled([client.ask(prompt), client.ask(prompt)]);
  await arrived;
  client.stop();
  expect(await asked).toMatchObject([{ reason: { message: 'stopped' } }, { reason: { message: 'stopped' } }]);
  await server.requests[0]?.closed;
  await expect(client.ask(prompt)).rejects.toMatchObject({ message: 'stopped' });
  expect(server.requests).toHaveLength(2);
});
