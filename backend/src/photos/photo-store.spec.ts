import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PhotoFolder } from './photo-store.js';

const pictures = { whole: Buffer.from('whole'), small: Buffer.from('small') };
const NOW = new Date('2026-11-26T12:00:00Z');
const HOUR_AGO = new Date('2026-11-26T11:00:00Z');

let parent: string;
let folder: string;
let store: PhotoFolder;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'test-photos-'));
  folder = join(parent, 'photos');
  store = new PhotoFolder(folder);
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** As if all was written then. */
async function writtenAt(time: Date): Promise<void> {
  for (const file of await readdir(folder)) await utimes(join(folder, file), time, time);
}

describe('a folder of photos', () => {
  it('gives back what was saved, and nothing of what was not', async () => {
    const id = randomUUID();
    expect(await store.read(id, 'whole')).toBeUndefined();
    await store.save(id, pictures);
    expect(await store.read(id, 'whole')).toEqual(pictures.whole);
    expect(await store.read(id, 'small')).toEqual(pictures.small);
    expect(await store.read(randomUUID(), 'small')).toBeUndefined();
  });

  it('is closed to others', async () => {
    await store.save(randomUUID(), pictures);
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    expect(await modeOf(folder)).toBe(0o700);
    for (const file of await readdir(folder)) expect(await modeOf(join(folder, file))).toBe(0o600);
  });

  it('loses what belongs to no photo, drafts too, unless it is new', async () => {
    const [kept, erased] = [randomUUID(), randomUUID()];
    expect(await store.sweep(NOW, async () => new Set())).toBe(0);
    await store.save(kept, pictures);
    await store.save(erased, pictures);
    await writeFile(await store.draftPath(randomUUID()), 'half');
    await writtenAt(HOUR_AGO);
    const young = randomUUID();
    await store.save(young, pictures);
    const asked: string[][] = [];
    const choose = async (ids: string[]) => {
      asked.push(ids);
      return new Set([kept]);
    };
    expect(await store.sweep(new Date(HOUR_AGO.getTime() + 1), choose)).toBe(3);
    expect(asked[0]).toHaveLength(4);
    expect((await readdir(folder)).sort()).toEqual(
      [kept, young].flatMap((id) => [`${id}.small.webp`, `${id}.whole.webp`]).sort(),
    );
  });
});
