import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHOTO_FOLDER_MARKER } from '@fahrzeugpflege/contracts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Unavailable } from '../problem/business-error.js';
import { PhotoFolder } from './photo-store.js';

const pictures = { whole: Buffer.from('whole'), small: Buffer.from('small') };

let parent: string;
let folder: string;
let store: PhotoFolder;
let known: boolean;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'test-photos-'));
  folder = join(parent, 'photos');
  known = false;
  store = new PhotoFolder(folder, async () => known);
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const photosIn = async (path: string) => (await readdir(path)).filter((file) => file !== PHOTO_FOLDER_MARKER).sort();

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
    expect(await photosIn(folder)).toEqual([`${kept}.small.webp`, `${kept}.whole.webp`]);
  });
});

describe('where a share is not mounted', () => {
  const share = () => join(parent, 'share');
  const unmount = async () => {
    await rename(folder, share());
    await mkdir(folder);
  };
  const mount = async () => {
    await rmdir(folder);
    await rename(share(), folder);
  };
  let id: string;

  beforeEach(async () => {
    id = randomUUID();
    await store.save(id, pictures);
    known = true;
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('nothing counts as removed or gone, and nothing is put there, until it is back; the log says so once each', async () => {
    const [error, warn] = [jest.spyOn(Logger.prototype, 'error'), jest.spyOn(Logger.prototype, 'warn')];
    for (const spy of [error, warn]) spy.mockReturnValue(undefined);
    await unmount();
    for (const refused of [
      () => store.remove(id),
      () => store.read(id, 'whole'),
      () => store.draftPath(randomUUID()),
      () => store.save(randomUUID(), pictures),
    ])
      await expect(refused()).rejects.toThrow(Unavailable);
    expect([await store.isThere(), store.isAway, await readdir(folder)]).toEqual([false, true, []]);
    await mount();
    expect([await store.isThere(), store.isAway]).toEqual([true, false]);
    expect(error.mock.calls.flat()).toEqual([expect.stringContaining(`is the share mounted, PHOTO_DIR right?`)]);
    expect(warn.mock.calls.flat()).toEqual(['The folder of photos is there again.']);
    await store.remove(id);
    expect(await photosIn(folder)).toEqual([]);
  });

  it('a folder that does not exist is none either', async () => {
    jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    await rename(folder, share());
    await expect(store.remove(id)).rejects.toThrow(Unavailable);
    await expect(stat(folder)).rejects.toThrow('ENOENT');
  });

  it('one that answers with errors is away too, and the log says with which', async () => {
    const error = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    await rename(folder, share());
    await writeFile(folder, 'no folder');
    for (const refused of [() => store.remove(id), () => store.read(id, 'whole')]) {
      await expect(refused()).rejects.toThrow(Unavailable);
    }
    expect(store.isAway).toBe(true);
    expect(error.mock.calls.flat()).toEqual([expect.stringContaining('does not answer (ENOTDIR')]);
  });

  it('a folder with photos from before there were markers gets one', async () => {
    await rm(join(folder, PHOTO_FOLDER_MARKER));
    expect(await store.read(id, 'whole')).toEqual(pictures.whole);
    await store.remove(id);
    expect(await readdir(folder)).toEqual([PHOTO_FOLDER_MARKER]);
  });

  it('whoever looks while another process marks the first photo’s folder finds it', async () => {
    const first = join(parent, 'first');
    const late = new PhotoFolder(first, async () => {
      await new PhotoFolder(first, async () => false).draftPath(id);
      return true;
    });
    expect(await late.isThere()).toBe(true);
  });
});
