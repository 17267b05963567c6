import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import supertest from 'supertest';
import { accountTools, credentialsOf } from '../../testing/account-tools.js';
import { type StaffApp, startStaffApp, useStaffApp } from '../../testing/staff-app.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { WaitingRoom } from './waiting-room.js';

const staff = useStaffApp();
const { post, idOf, only } = accountTools(staff);

let first: StaffApp;
let second: StaffApp;
/** Seconds that attempts were made to wait, at both processes; nobody really waits. */
let waits: number[];

beforeAll(async () => {
  first = await startStaffApp(staff.url, { rateLimit: 'on' });
  second = await startStaffApp(staff.url, { rateLimit: 'on' });
  for (const { app } of [first, second]) {
    jest.spyOn(app.get(WaitingRoom), 'pause').mockImplementation(async (milliseconds) => {
      waits.push(milliseconds / 1_000);
    });
  }
});
beforeEach(async () => {
  await staff.dataSource.query('TRUNCATE sign_in_attempt');
  await only('berta', 'carla');
  waits = [];
});
afterAll(async () => {
  await first.app.close();
  await second.app.close();
});

const BERTA = credentialsOf('berta');
const CARLA = credentialsOf('carla');
const WRONG = { ...BERTA, password: 'falsch' };

const attempt = (app: StaffApp, address: string, credentials: object, cookie = '') =>
  supertest(app.server)
    .post('/api/admin/login')
    .set('X-Forwarded-For', address)
    .set('Cookie', cookie)
    .send(credentials);
const fail = async (times: number, address: (round: number) => string, cookie = '') => {
  for (let round = 0; round < times; round++) {
    await attempt(round % 2 ? first : second, address(round), WRONG, cookie).expect(401);
  }
};
const elsewhere = (round: number) => `198.51.100.${round}`;
/** The account's free failures are used up, without the work of checking passwords. */
const attack = async () => {
  const account = await idOf('berta');
  const throttle = first.app.get(SignInThrottle);
  for (let round = 0; round < 30; round++) await throttle.assess({ address: elsewhere(round), account });
};
/** What a browser keeps of a sign-in once its session is over. */
const deviceOf = (response: supertest.Response) => response.get('Set-Cookie')?.[1]?.split(';', 1)[0] ?? '';
const rememberedDevice = async (credentials = BERTA) =>
  deviceOf(await attempt(first, '192.0.2.250', credentials).expect(200));

describe('a sign-in under attack', () => {
  it('waits after ten failures of its address, longer each time, counted by all processes together', async () => {
    await fail(10, () => '192.0.2.1');
    expect(waits).toEqual([]);
    await fail(7, () => '192.0.2.1');
    expect(waits).toEqual([1, 2, 4, 8, 16, 20, 20]);
    await attempt(first, '192.0.2.1', CARLA).expect(200);
    expect(waits.at(-1)).toBe(20);
  });

  it('waits after thirty failures at the account, from whatever address, and is let in', async () => {
    await fail(36, elsewhere);
    waits = [];
    await attempt(first, '192.0.2.2', { ...BERTA, username: 'BERTA' }).expect(200);
    expect(waits).toEqual([20]);
    await attempt(first, '192.0.2.2', CARLA).expect(200);
    expect(waits).toHaveLength(1);
  });

  it('counts all spellings of a name as one, also of an account that there is not', async () => {
    for (let round = 0; round < 31; round++) {
      const username = round % 2 === 0 ? 'niemand' : 'NIEMAND';
      await attempt(first, elsewhere(round), { ...WRONG, username }).expect(401);
    }
    expect(waits).toEqual([1]);
  });

  it('counts a whole IPv6 network as one address', async () => {
    await fail(11, (round) => `2001:db8:0:1::${round}`);
    expect(waits).toEqual([1]);
  });

  it('counts attempts that come all at once', async () => {
    const attempts = Array.from({ length: 25 }, () => attempt(first, '192.0.2.3', { ...WRONG, username: 'niemand' }));
    await Promise.all(attempts);
    expect(waits).toHaveLength(15);
  });

  it('does not wait for what was right before: only failures count', async () => {
    for (let round = 0; round < 12; round++) await attempt(first, '192.0.2.4', BERTA).expect(200);
    expect(waits).toEqual([]);
  });

  it('leaves neither names nor addresses behind', async () => {
    await attempt(first, '192.0.2.99', { ...WRONG, username: 'emma' });
    const rows: { key: string }[] = await staff.dataSource.query('SELECT key FROM sign_in_attempt');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => /192\.0|emma/.test(key))).toEqual([]);
  });

  it('never waits with RATE_LIMIT=off', async () => {
    const pause = jest.spyOn(staff.app.get(WaitingRoom), 'pause');
    for (let round = 0; round < 12; round++) await attempt(staff, '192.0.2.5', WRONG).expect(401);
    await attempt(staff, '192.0.2.5', BERTA).expect(200);
    expect(pause).not.toHaveBeenCalled();
  });
});

describe('a remembered device', () => {
  it('waits for nobody, at whatever process, from whatever address', async () => {
    const device = await rememberedDevice();
    await fail(36, (round) => `192.0.2.${round % 4}`);
    waits = [];
    await attempt(second, '192.0.2.1', BERTA, device).expect(200);
    expect(waits).toEqual([]);
  });

  it('is kept by a cookie that scripts and other sites do not get', async () => {
    const [, cookie = ''] = (await attempt(first, '192.0.2.6', BERTA).expect(200)).get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^geraet-[0-9a-f-]{36}=[\w-]+\.\d+\.[\w-]{43}; Max-Age=15552000; Path=\/api\/admin; /);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
  });

  it('opens nothing by itself', async () => {
    const device = await rememberedDevice();
    await attempt(first, '192.0.2.7', WRONG, device).expect(401);
    const status = await first.as(device).get('/api/admin/status');
    expect(status.body).toEqual({ isAuthenticated: false });
  });

  it('is known for its own account alone', async () => {
    const device = await rememberedDevice(CARLA);
    const renamed = device.replace(await idOf('carla'), await idOf('berta'));
    await attack();
    for (const cookie of [device, renamed]) {
      waits = [];
      await attempt(first, '192.0.2.8', BERTA, cookie).expect(200);
      expect(waits).toHaveLength(1);
    }
  });

  it('has ten guesses an hour, then it waits as a new one does', async () => {
    const device = await rememberedDevice();
    await attack();
    await fail(10, () => '192.0.2.9', device);
    expect(waits).toEqual([]);
    await attempt(first, '192.0.2.9', BERTA, device).expect(200);
    expect(waits).toHaveLength(1);
  });

  const endings: readonly (readonly [string, () => Promise<unknown>])[] = [
    [
      'the password is changed',
      async () =>
        post(await staff.signIn(BERTA), 'password', {
          currentPassword: BERTA.password,
          newPassword: 'ein-anderes-Passwort',
        }),
    ],
    ['it is reset', async () => post(await staff.signIn(), `accounts/${await idOf('berta')}/reset`)],
    [
      'the account was locked',
      async () => {
        const admin = await staff.signIn();
        await post(admin, `accounts/${await idOf('berta')}/lock`);
        await post(admin, `accounts/${await idOf('berta')}/unlock`);
      },
    ],
  ];

  it.each(endings)('is forgotten when %s', async (_, end) => {
    const device = await rememberedDevice();
    await end();
    await attack();
    await attempt(first, '192.0.2.10', WRONG, device).expect(401);
    expect(waits).toEqual([1]);
  });

  it.each(['', 'Unsinn', '..', 'a.9999999999.ü', `a.9999999999.${'ü'.repeat(22)}`, 'a.b.c.d'])(
    'is not %j',
    async (value) => {
      await attack();
      const cookie = `geraet-${await idOf('berta')}=${encodeURIComponent(value)}`;
      await attempt(first, '192.0.2.11', BERTA, cookie).expect(200);
      expect(waits).toEqual([1]);
    },
  );

  it('is remembered anew where the password was changed on it', async () => {
    const session = await staff.signIn(BERTA);
    const credentials = { ...BERTA, password: 'ein-anderes-Passwort' };
    const changed = await post(session, 'password', {
      currentPassword: BERTA.password,
      newPassword: credentials.password,
    });
    await attack();
    await attempt(first, '192.0.2.12', credentials, deviceOf(changed)).expect(200);
    expect(waits).toEqual([]);
  });

  it('is forgotten half a year after its last sign-in', async () => {
    const id = await idOf('berta');
    const [{ device_key: key }] = await staff.dataSource.query('SELECT device_key FROM staff_user WHERE id = $1', [id]);
    const cookieUntil = (seconds: number) => {
      const content = `${randomUUID()}.${Math.floor(Date.now() / 1_000) + seconds}`;
      return `geraet-${id}=${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
    };
    await attack();
    await attempt(first, '192.0.2.13', WRONG, cookieUntil(60)).expect(401);
    expect(waits).toEqual([]);
    await attempt(first, '192.0.2.13', WRONG, cookieUntil(-60)).expect(401);
    expect(waits).toEqual([1]);
  });
});
