import { randomUUID } from 'node:crypto';
import type { StoredSubmission } from '@fahrzeugpflege/contracts';
import { createTestDatabase } from '@fahrzeugpflege/infra/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { fingerprint } from './submission-id.js';
import { createIntakePool, SubmissionStore } from './submission-store.js';

let pool: pg.Pool;
let store: SubmissionStore;

beforeAll(async () => {
  pool = createIntakePool(await createTestDatabase());
  store = new SubmissionStore(pool);
});
afterAll(() => store?.close());

const words = {
  formType: 'contact',
  name: 'Anna',
  email: 'anna@example.ch',
  subject: 'Frage',
  message: 'Grüezi',
} as const;
const RECEIVED_AT = '2026-08-10T08:00:00.000Z';

let sound: StoredSubmission;
let suspected: StoredSubmission;

beforeEach(() => {
  const common = { id: randomUUID(), receivedAt: RECEIVED_AT, wayIn: 'json', words } as const;
  sound = { ...common, fingerprint: fingerprint(words), spamReason: null };
  suspected = { ...sound, spamReason: 'honeypot' };
});

async function stored({ id }: StoredSubmission) {
  const { rows } = await pool.query(
    'SELECT state, spam_reason, released_at, relay_due_at FROM submission WHERE id = $1',
    [id],
  );
  return rows[0];
}

describe('a suspected submission', () => {
  it('is released by the same words without the honeypot, once', async () => {
    expect(await store.store(suspected)).toEqual({ kind: 'stored' });
    const later = { ...sound, receivedAt: '2026-08-10T08:00:09.000Z' };
    expect(await store.store(later)).toEqual({ kind: 'released', id: sound.id, receivedAt: RECEIVED_AT });
    const row = await stored(sound);
    expect(row).toMatchObject({ state: 'waiting', spam_reason: 'honeypot', released_at: expect.any(Date) });
    // The relay leaves it time to go the usual way.
    expect(row.relay_due_at.getTime()).toBeGreaterThan(row.released_at.getTime());
    expect(await store.store(later)).toEqual({ kind: 'repeat', id: sound.id });
    expect(await stored(sound)).toEqual(row);
  });

  it('is released by one of many that come at once, also from several processes', async () => {
    await store.store(suspected);
    const others = [store, new SubmissionStore(pool), new SubmissionStore(pool)];
    const outcomes = await Promise.all(Array.from({ length: 60 }, (_, index) => others[index % 3]?.store(sound)));
    expect(outcomes.filter((outcome) => outcome?.kind === 'released')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome?.kind === 'repeat')).toHaveLength(59);
  });

  it('that comes in the same moment as the sound one does not keep it apart', async () => {
    const outcomes = await Promise.all([suspected, sound, suspected, sound].map((each) => store.store(each)));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['repeat', 'stored', 'repeat', 'repeat']);
    expect(await stored(sound)).toMatchObject({ state: 'waiting', spam_reason: null });
  });

  it('stays where it is when it comes again, or other words under its id', async () => {
    await store.store(suspected);
    expect(await store.store(suspected)).toEqual({ kind: 'repeat', id: sound.id });
    const other = { ...sound, fingerprint: fingerprint({ ...words, message: 'anders' }) };
    expect(await store.store(other)).toEqual({ kind: 'conflict' });
    expect(await stored(sound)).toMatchObject({ state: 'suspected_spam', released_at: null });
  });

  it('is a plain repeat of the sound one before it', async () => {
    await store.store(sound);
    expect(await store.store(suspected)).toEqual({ kind: 'repeat', id: sound.id });
    expect(await stored(sound)).toMatchObject({ state: 'waiting', spam_reason: null, released_at: null });
  });

  it('of a form is released within ten minutes, under the id of its own time', async () => {
    await store.store(suspected);
    const next = { ...sound, id: randomUUID(), previousId: sound.id };
    const late = { ...next, receivedAt: '2026-08-10T08:10:00.000Z' };
    const young = { ...next, receivedAt: '2026-08-10T08:09:59.000Z' };
    expect(await store.store(young)).toMatchObject({ kind: 'released', id: sound.id });
    expect(await stored(young)).toBeUndefined();
    expect(await store.store(late)).toEqual({ kind: 'stored' });
  });
});

describe('a server that is full', () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100', severity: 'ERROR' });
  /** Answers whatever is asked, and takes nothing while it is full. */
  class FullPool {
    isFull = true;
    query = async (statement: string | { readonly name: string }) => {
      if (typeof statement === 'string') return { rows: [{ mode: 'off' }] };
      if (this.isFull) throw full;
      return { rows: [sound] };
    };
  }

  it('is not up from the first submission that it has no room for to the next that it takes', async () => {
    const pool = new FullPool();
    const intake = new SubmissionStore(pool as unknown as pg.Pool);
    expect(await intake.isUp()).toBe(true);
    await expect(intake.store(sound)).rejects.toThrow();
    expect(await intake.isUp()).toBe(false);
    pool.isFull = false;
    await intake.store(sound);
    expect(await intake.isUp()).toBe(true);
  });
});
