import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PhotoFolder } from './photo-store.js';

const pictures = { whole: Buffer.from('whole'), small: Buffer.from('small') };

let parent: string;
let folder: string;
let store: PhotoFolder;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'test-photos-'));
  folder = join(parent, 'photos');
  store = new PhotoFolder(folder);
});
afterEach(() => rm(parent, { recursive: true, force: true }));

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

  it('loses all of a photo that is removed, drafts too, and nothing else', async () => {
    const [kept, removed] = [randomUUID(), randomUUID()];
    await store.remove(removed);
    for (const id of [kept, removed]) await store.save(id, pictures);
    await writeFile(await store.draftPath(removed), 'half');
    await writeFile(await store.draftPath(`${removed}.small`), 'half');
    await store.remove(removed);
    expect((await readdir(folder)).sort()).toEqual([`${kept}.small.webp`, `${kept}.whole.webp`]);
  });
});
