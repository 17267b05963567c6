import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import type { Api } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Called wrongly, configured wrongly (sysexits.h). */
const EXIT_USAGE = 64;
const EXIT_CONFIGURATION = 78;

interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** The command as its own process, with nothing but these variables. */
function staffCommand(words: readonly string[], variables: Readonly<Record<string, string>>): Promise<Outcome> {
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', ...variables };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [`${ROOT}backend/dist/staff-command.js`, ...words],
      { cwd: ROOT, env },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

describe('the command for staff accounts', () => {
  const context = useStack('postgres');
  const { test } = context;
  let api: Api;

  beforeAll(async () => {
    api = await context.stack.startApi();
    // Until then the first account is not made, and would not be any more.
    await eventually(async () => expect((await run('list')).output).toMatch(/^admin · offen/));
  });

  const run = (...words: string[]) => staffCommand(words, { DATABASE_URL: context.stack.parts.postgres.url });
  const passwordIn = ({ output }: Outcome) => /^Passwort: ([a-z2-9-]{29})$/m.exec(output)?.[1] ?? '';
  const signIn = (username: string, password: string) =>
    api.client.send('post', '/api/admin/login').send({ username, password });

  test('an account is added, reset, locked and unlocked while the API runs', async () => {
    const added = await run('add', 'Berta Müller');
    expect(added.code).toBe(0);
    const { headers } = await signIn('berta müller', passwordIn(added)).expect(200);
    const cookie = headers['set-cookie']?.[0] ?? '';
    const isSignedIn = async () =>
      (await api.client.get('/api/admin/status').set('Cookie', cookie)).body.isAuthenticated;
    expect(await isSignedIn()).toBe(true);

    expect(await run('lock', 'Berta Müller')).toMatchObject({ code: 0 });
    expect(await isSignedIn()).toBe(false);
    await signIn('berta müller', passwordIn(added)).expect(401);
    expect((await run('list')).output).toContain('Berta Müller · gesperrt · Passwort noch zu ändern');

    expect(await run('unlock', 'berta müller')).toMatchObject({ code: 0 });
    const reset = await run('reset', 'BERTA MÜLLER');
    await signIn('berta müller', passwordIn(added)).expect(401);
    await signIn('berta müller', passwordIn(reset)).expect(200);
  });

  test('a refusal is one sentence and the exit code 1', async () => {
    expect(await run('add', 'ADMIN')).toEqual({ code: 1, output: 'Diesen Benutzernamen gibt es schon\n' });
    expect(await run('lock', 'niemand')).toEqual({ code: 1, output: 'Dieses Konto gibt es nicht.\n' });
  });

  test('what is no command gets its instructions', async () => {
    expect(await run('lock')).toEqual({
      code: EXIT_USAGE,
      output: expect.stringContaining('npm run staff -- add NAME'),
    });
  });

  test('a wrong environment is named, and no value of it is shown', async () => {
    const wrong = await staffCommand(['list'], { DATABASE_URL: 'mysql://root:geheim@localhost/db' });
    expect(wrong).toEqual({ code: EXIT_CONFIGURATION, output: expect.stringContaining('DATABASE_URL') });
    expect(wrong.output).not.toContain('geheim');
    const none = await staffCommand(['list'], { DATA_DIR: '/tmp/hier-läuft-nichts' });
    expect(none).toEqual({ code: EXIT_CONFIGURATION, output: expect.stringContaining('no npm start is up') });
  });

  test('a database that is away is no stack trace', async () => {
    const { code, output } = await staffCommand(['list'], { DATABASE_URL: 'postgresql://localhost:1/leads' });
    expect(code).toBe(1);
    expect(output).toMatch(/^Die Datenbank ist nicht bereit \(.+\)\.\n$/);
  });
});
