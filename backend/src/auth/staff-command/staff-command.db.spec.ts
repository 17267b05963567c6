import { beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { accountTools, credentialsOf } from '../../testing/account-tools.js';
import { sessionCookie, useStaffApp } from '../../testing/staff-app.js';
import { parseStaffCommand, runStaffCommand } from './run-staff-command.js';

describe('the arguments of the command', () => {
  it.each([
    [['list'], { action: 'list' }],
    [['add', ' berta '], { action: 'add', username: 'berta' }],
    [['add', 'berta', '--mail-name', 'Berta Keller'], { action: 'add', username: 'berta', mailName: 'Berta Keller' }],
    [['lock', 'Berta Müller'], { action: 'lock', username: 'Berta Müller' }],
  ])('%j are %j', (words, command) => expect(parseStaffCommand(words)).toEqual(command));

  it.each([
    [[]],
    [['add']],
    [['add', ' ']],
    [['lock', 'Berta', 'Müller']],
    [['add', 'Berta', 'Müller']],
    [['add', 'berta', '--mail-name']],
    [['add', 'berta', '--mail-name', 'Berta', 'Keller']],
    [['lock', 'berta', '--mail-name', 'Berta Keller']],
    [['list', 'x']],
    [['delete', 'berta']],
    [['constructor', 'x']],
  ])('%j are no command', (words) => expect(parseStaffCommand(words)).toBeUndefined());
});

describe('the command', () => {
  const staff = useStaffApp();
  const { only, isSignedIn, history } = accountTools(staff);
  const run = (...words: string[]) => {
    const command = parseStaffCommand(words);
    if (!command) throw new Error('That is no command.');
    return runStaffCommand(staff.dataSource, command);
  };
  const passwordIn = (text: string) => /^Passwort: ([a-z2-9-]{29})$/m.exec(text)?.[1] ?? '';
  const signIn = async (username: string, password: string) => {
    const answer = await supertest(staff.server).post('/api/admin/login').send({ username, password }).expect(200);
    return { cookie: sessionCookie(answer), mustChangePassword: answer.body.mustChangePassword };
  };

  beforeEach(async () => {
    await staff.dataSource.query('UPDATE staff_user SET locked_at = NULL');
    await only('berta');
  });

  it('adds an account and shows its password', async () => {
    expect((await signIn('carla', passwordIn(await run('add', 'carla')))).mustChangePassword).toBe(true);
    await expect(run('add', 'CARLA')).rejects.toThrow('Diesen Benutzernamen gibt es schon');
    await expect(run('add', 'system')).rejects.toThrow('Dieser Name ist vergeben');
  });

  it('adds an account that signs mails with a name', async () => {
    expect(await run('add', 'carla', '--mail-name', ' Carla Keller ')).toMatch(
      /^Konto angelegt: carla, Name in Mails: Carla Keller\nPasswort: /,
    );
    const names = await staff.dataSource.query("SELECT mail_name FROM staff_user WHERE username = 'carla'");
    expect(names).toEqual([{ mail_name: 'Carla Keller' }]);
    await expect(run('add', 'dora', '--mail-name', 'x'.repeat(81))).rejects.toThrow(
      'Name in Mails: Höchstens 80 Zeichen',
    );
  });

  it('resets a password, whichever way the name is written, and ends the sessions', async () => {
    const before = await staff.signIn(credentialsOf('berta'));
    const answer = await run('reset', 'BERTA');
    expect(answer).toContain('Neues Passwort für berta');
    expect(await isSignedIn(before)).toBe(false);
    await signIn('berta', passwordIn(answer));
  });

  it('locks and unlocks, and says in the history that nobody was signed in', async () => {
    const before = await staff.signIn(credentialsOf('berta'));
    expect(await run('lock', 'berta')).toBe('Gesperrt: berta. Alle Sitzungen sind beendet.');
    expect(await isSignedIn(before)).toBe(false);
    expect(await run('list')).toMatch(/^admin · offen .*\nberta · gesperrt · zuletzt angemeldet am .* · 0 Sitzungen$/);
    expect(await run('unlock', 'berta')).toBe('Entsperrt: berta.');
    await staff.signIn(credentialsOf('berta'));
    expect(await history(await staff.signIn())).toEqual(['null unlocked berta', 'null locked berta']);
  });

  it('leaves the last account open', async () => {
    await run('lock', 'admin');
    await expect(run('lock', 'berta')).rejects.toThrow('Das letzte offene Konto bleibt offen.');
  });

  it.each(['lock', 'unlock', 'reset'])('says that there is no such account (%s)', async (action) => {
    await expect(run(action, 'niemand')).rejects.toThrow('Dieses Konto gibt es nicht.');
  });
});
