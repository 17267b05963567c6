import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { businessDay } from '@fahrzeugpflege/contracts';
import { LeadExportEntity } from '@fahrzeugpflege/infra/database';
import { until } from '@fahrzeugpflege/infra/testing';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readCsv } from '../../testing/read-csv.js';
import { addLead, useStaffApp } from '../../testing/staff-app.js';
import { MAX_EXPORTS } from './export-pool.js';

const LEADS = 100_000;
const staff = useStaffApp();
let cookie: string;

beforeAll(async () => {
  cookie = await staff.signIn();
  await new Promise<void>((resolve) => staff.server.listen(0, '127.0.0.1', resolve));
});

const download = (query: Record<string, string> = {}) => staff.as(cookie).get('/api/leads/export.csv').query(query);
const text = async (query: Record<string, string> = {}) => {
  const { body } = await download(query)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    })
    .expect(200);
  return (body as Buffer).toString();
};
/** Rows without the head. */
const rows = async (query: Record<string, string> = {}) => {
  const separator = query['separator'] === 'comma' ? ',' : ';';
  const [head = [], ...records] = readCsv((await text(query)).slice(1), separator);
  return records.map((cells) => Object.fromEntries(cells.map((cell, i) => [head[i], cell])));
};
const names = async (query: Record<string, string> = {}) => (await rows(query)).map(({ Name }) => Name);
const notes = () => staff.dataSource.getRepository(LeadExportEntity).find();
const activeExports = async () => {
  const [row] = await staff.dataSource.query(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'export' AND state <> 'idle'",
  );
  return row.count;
};

/** So many leads that no buffer between server and client holds them. */
const addMany = (count: number) =>
  staff.dataSource.query(
    `WITH sent AS (
       INSERT INTO submission (id, received_at, way_in, fingerprint, words, state, relay_due_at)
       SELECT gen_random_uuid(), now() - n * interval '1 second', 'json', '', '{}', 'done', now()
       FROM generate_series(1, $1) n RETURNING id, received_at
     )
     INSERT INTO lead (id, submission_id, received_at, form_type, name, email, subject, message)
     SELECT gen_random_uuid(), id, received_at, 'contact', 'Anna', 'anna@example.ch', 'Frage', repeat('Grüezi ', 60)
     FROM sent`,
    [count],
  );

/** A reader that takes what it is given only when told. */
async function openSlowly(): Promise<IncomingMessage> {
  const { port } = staff.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = { cookie };
    get({ port, host: '127.0.0.1', path: '/api/leads/export.csv', headers, agent: false }, resolve).on('error', reject);
  });
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Megabytes that are in use: what waits to be collected depends on what else this process has run. */
function memoryInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

/** So many parts of a large file go by between two looks at the memory. */
const PARTS_BETWEEN = 100;

const empty = () => staff.dataSource.query('TRUNCATE lead_export, lead, submission CASCADE');

describe('GET /api/leads/export.csv', () => {
  afterEach(empty);

  it('is a file that Excel in Switzerland opens: mark, semicolons, CRLF, German heads', async () => {
    await addLead(staff.dataSource, { name: 'Jürg Müller' });
    const response = await download().expect(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="leads-${businessDay(Date.now())}.csv"`,
      'cache-control': 'no-store',
    });
    const csv = await text();
    expect(csv.startsWith('\ufeff"Eingang";"Status";"Art";"Name";"E-Mail";"Telefon";')).toBe(true);
    expect(csv).toContain(';"Jürg Müller";');
    expect(csv.match(/(?<!\r)\n/)).toBeNull();
    expect(csv.endsWith('\r\n')).toBe(true);
  });

  it('separates by commas when told', async () => {
    await addLead(staff.dataSource, { name: 'Anna' });
    expect((await text({ separator: 'comma' })).startsWith('\ufeff"Eingang","Status","Art","Name",')).toBe(true);
    expect(await names({ separator: 'comma' })).toEqual(['Anna']);
  });

  it('keeps quotes, separators and lines of a message in one cell', async () => {
    await addLead(staff.dataSource, { message: 'Sie sagten: «ja»; "ja"\nGruss' });
    expect(await rows()).toMatchObject([{ Nachricht: 'Sie sagten: «ja»; "ja"\nGruss' }]);
  });

  it('writes times as Switzerland has them, and once more for machines', async () => {
    await addLead(staff.dataSource, {
      receivedAt: '2025-12-31T23:30:00.000000Z',
      status: 'completed',
      answeredAt: new Date('2026-07-01T08:00:00Z'),
      followUpOn: '2026-08-09',
      vehicleLength: 7.2,
    });
    expect(await rows()).toMatchObject([
      {
        Eingang: '01.01.2026 00:30',
        Status: 'Abgeschlossen',
        Beantwortet: '01.07.2026 10:00',
        Wiedervorlage: '09.08.2026',
        'Länge (m)': '7.2',
        'Eingang (ISO 8601)': '2025-12-31T23:30:00.000Z',
      },
    ]);
  });

  it.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    ' =1+1',
    '\n',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('defuses %j', async (formula) => {
    await addLead(staff.dataSource, { name: formula, notes: formula });
    expect(await rows()).toMatchObject([{ Name: `'${formula}`, 'Interne Notizen': `'${formula}` }]);
  });

  it.each([
    ['+41 79 123 45 67', '+41791234567', '079 123 45 67'],
    ['0049 151 23456789', '+4915123456789', '0049 15123456789'],
    ['00423 392 12 34', '+4233921234', '00423 3921234'],
    ['062 / abends', null, '062 / abends'],
    ['=HYPERLINK("x")', null, `'=HYPERLINK("x")`],
  ])('writes the phone number %j readably', async (phone, phoneE164, cell) => {
    await addLead(staff.dataSource, { phone, phoneE164 });
    expect(await rows()).toMatchObject([{ Telefon: cell }]);
  });

  it('tells the contacts with a lead and with one that was merged into it, newest first, none as a formula', async () => {
    const survivor = await addLead(staff.dataSource, { name: 'Anna' });
    const merged = await addLead(staff.dataSource, { name: 'Anna', mergedInto: survivor });
    await addLead(staff.dataSource, { name: 'Beat', receivedAt: '2025-01-01T10:00:00.000000Z' });
    await staff.dataSource.query(
      `INSERT INTO lead_contact (id, lead_id, at, actor, kind, text)
       VALUES (gen_random_uuid(), $1, '2025-08-10T08:00Z', 'berta', 'reached', '=1+1'),
              (gen_random_uuid(), $2, '2025-08-11T08:00Z', 'admin', 'combox', NULL)`,
      [merged, survivor],
    );
    expect(await rows()).toMatchObject([
      {
        'Letzter Kontakt': '11.08.2025 10:00',
        Kontakte: '11.08.2025 10:00 Combox (admin)\n10.08.2025 10:00 Erreicht: =1+1 (berta)',
      },
      { 'Letzter Kontakt': '', Kontakte: '' },
    ]);
  });

  it('holds what the list shows, in its order, and only that', async () => {
    const at = (day: number) => `2025-08-0${day}T10:00:00.000000Z`;
    const survivor = await addLead(staff.dataSource, { name: 'Anna', receivedAt: at(1), formType: 'promo' });
    await addLead(staff.dataSource, { name: 'Beat', receivedAt: at(3), status: 'completed', formType: 'promo' });
    await addLead(staff.dataSource, { name: 'Carla', receivedAt: at(2), notes: 'x', offerNumber: 'OFF-7' });
    await addLead(staff.dataSource, { name: 'Dora', receivedAt: at(4), mergedInto: survivor });
    const queries: [Record<string, string>, string[]][] = [
      [{}, ['Beat', 'Carla', 'Anna']],
      [{ formType: 'promo' }, ['Beat', 'Anna']],
      [{ status: 'completed', formType: 'promo' }, ['Beat']],
      [{ from: '2025-08-02' }, ['Beat', 'Carla']],
      [{ q: 'OFF-7' }, ['Carla']],
      [{ q: 'Karla' }, ['Carla']],
      [{ q: 'Dora' }, ['Anna']],
      [{ q: 'Zeppelin' }, []],
      [{ view: 'mine' }, []],
    ];
    for (const [query, expected] of queries) {
      const list = await staff.as(cookie).get('/api/leads').query(query).expect(200);
      expect(list.body.map(({ name }: { name: string }) => name)).toEqual(expected);
      expect(await names(query)).toEqual(expected);
    }
  });

  it('has a head alone where there are no leads', async () => {
    expect(await rows()).toEqual([]);
    expect(await text()).toContain('"Eingang";');
  });

  it('is noted with who, which filters and how many, without a word that was searched for', async () => {
    await addLead(staff.dataSource, { name: 'Anna' });
    await text({ q: 'Anna', status: 'pending' });
    await until(async () => (await notes())[0]?.completedAt !== null);
    expect(await notes()).toEqual([
      {
        id: expect.any(String),
        at: expect.any(Date),
        actor: 'admin',
        filters: ['status', 'q'],
        rows: 1,
        completedAt: expect.any(Date),
      },
    ]);
  });

  it('answers 422 to an unknown separator or filter', async () => {
    await download({ separator: 'tab' }).expect(422);
    await download({ status: 'gone' }).expect(422);
    await download({ limit: '5' }).expect(422);
    expect(await notes()).toEqual([]);
  });
});

describe('a large export', () => {
  beforeAll(async () => {
    // What is measured is the way out: indices of the search would only make the way in slow.
    await staff.dataSource.query('DROP INDEX lead_search, lead_search_words, lead_search_names');
    await addMany(LEADS);
  }, 120_000);
  afterEach(() => staff.dataSource.query('TRUNCATE lead_export'));

  it('reads no faster than its reader takes, and needs no more memory for 100,000 leads than for some', async () => {
    const before = memoryInUse();
    let [lines, parts, looks, highest] = [0, 0, 0, 0];
    for await (const part of await openSlowly()) {
      lines += (part as Buffer).toString('latin1').split('\r\n').length - 1;
      parts += 1;
      if (parts % PARTS_BETWEEN !== 0) continue;
      looks += 1;
      highest = Math.max(highest, memoryInUse() - before);
    }
    expect(lines).toBe(LEADS + 1);
    expect(looks).toBeGreaterThan(3);
    expect(highest).toBeLessThan(20);
  }, 120_000);

  it('that is broken off ends its query, gives its place back, and is noted as incomplete', async () => {
    for (let round = 0; round <= MAX_EXPORTS; round += 1) {
      const response = await openSlowly();
      expect(response.statusCode).toBe(200);
      expect(await activeExports()).toBe(1);
      response.destroy();
      await until(async () => (await activeExports()) === 0);
    }
    await until(async () => (await notes()).every(({ rows }) => rows > 0));
    expect((await notes()).map(({ completedAt }) => completedAt)).toEqual([null, null, null]);
    for (const { rows } of await notes()) expect(rows).toBeLessThan(LEADS);
  });

  it('that fails on the way is no whole file', async () => {
    const response = await openSlowly();
    await staff.dataSource.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'export'",
    );
    const reading = (async () => {
      for await (const _ of response);
    })();
    await expect(reading).rejects.toThrow(/aborted/);
    await until(async () => (await notes())[0]?.rows !== 0);
    expect(await notes()).toMatchObject([{ completedAt: null }]);
    await until(async () => (await activeExports()) === 0);
  });

  it('waits its turn: of too many at once one is asked to come again', async () => {
    const open = await Promise.all(Array.from({ length: MAX_EXPORTS }, () => openSlowly()));
    const refused = await download().expect(503);
    expect(refused.headers['retry-after']).toBe('30');
    expect(refused.body.detail).toContain('mehrere Exporte');
    for (const response of open) response.destroy();
    await until(async () => (await activeExports()) === 0);
    const again = await openSlowly();
    expect(again.statusCode).toBe(200);
    again.destroy();
    await until(async () => (await activeExports()) === 0);
  });
});
