import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoSize } from '@fahrzeugpflege/contracts';

/** A photo as it is kept: WebP, in each size. */
export type Pictures = Readonly<Record<PhotoSize, Buffer>>;

const SIZES: readonly PhotoSize[] = ['small', 'whole'];

/** Where pictures lie, by the ids of their photos; all API processes share one. Also the token to inject it by. */
export abstract class PhotoStore {
  /** Where to put a photo while it is received. */
  abstract draftPath(id: string): Promise<string>;

  /** Resolves once they would outlive a power cut. */
  abstract save(id: string, pictures: Pictures): Promise<void>;

  /** @returns undefined where there is none */
  abstract read(id: string, size: PhotoSize): Promise<Buffer | undefined>;

  /** Removes all that is there of a photo, drafts too. */
  abstract remove(id: string): Promise<void>;
}

/** A folder, on this machine or one that several share: for each photo two files, closed to others. */
export class PhotoFolder extends PhotoStore {
  /** @param folder made when the first photo comes */
  constructor(private readonly folder: string) {
    super();
  }

  override async draftPath(id: string): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    return this.draftOf(id);
  }

  override async save(id: string, pictures: Pictures): Promise<void> {
    for (const size of SIZES) {
      const draft = await this.draftPath(`${id}.${size}`);
      await writeFile(draft, pictures[size], { mode: 0o600, flush: true });
      await rename(draft, this.pathOf(id, size));
    }
    await syncFolder(this.folder);
  }

  override async read(id: string, size: PhotoSize): Promise<Buffer | undefined> {
    return orMissing(readFile(this.pathOf(id, size)));
  }

  override async remove(id: string): Promise<void> {
    const sized = SIZES.flatMap((size) => [this.draftOf(`${id}.${size}`), this.pathOf(id, size)]);
    await Promise.all([this.draftOf(id), ...sized].map((path) => rm(path, { force: true })));
  }

  private draftOf(name: string): string {
    return join(this.folder, `${name}.draft`);
  }

  private pathOf(id: string, size: PhotoSize): string {
    return join(this.folder, `${id}.${size}.webp`);
  }
}

/** So that the names of files outlive a power cut too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function orMissing<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  return reading.catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
}
