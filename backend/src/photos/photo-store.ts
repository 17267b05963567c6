import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoSize } from '@fahrzeugpflege/contracts';

/** A photo as it is kept: WebP, in each size. */
export type Pictures = Readonly<Record<PhotoSize, Buffer>>;

const SIZES: readonly PhotoSize[] = ['small', 'whole'];

/** Where pictures lie, by the ids of their photos; all API processes share one. Also the token to inject it by. */
export abstract class PhotoStore {
  /** Where to put a file that is being received. */
  abstract draftPath(id: string): Promise<string>;

  /** Resolves once they would outlive a power cut. */
  abstract save(id: string, pictures: Pictures): Promise<void>;

  /** @returns undefined where there is none */
  abstract read(id: string, size: PhotoSize): Promise<Buffer | undefined>;

  /**
   * Removes what belongs to no photo: of an erased one, and what a crash left behind.
   *
   * @param than what was written since may still become a photo
   * @param choose answers which of these ids photos have
   * @returns how many files went
   */
  abstract sweep(than: Date, choose: (ids: string[]) => Promise<ReadonlySet<string>>): Promise<number>;
}

/** A folder, on this machine or one that several share: for each photo two files, closed to others. */
export class PhotoFolder extends PhotoStore {
  /** @param folder made when the first photo comes */
  constructor(private readonly folder: string) {
    super();
  }

  override async draftPath(id: string): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    return join(this.folder, `${id}.draft`);
  }

  override async save(id: string, pictures: Pictures): Promise<void> {
    for (const size of SIZES) {
      const draft = await this.draftPath(`${id}.${size}`);
      await writeThrough(draft, pictures[size]);
      await rename(draft, this.pathOf(id, size));
    }
    await syncFolder(this.folder);
  }

  override async read(id: string, size: PhotoSize): Promise<Buffer | undefined> {
    return orMissing(readFile(this.pathOf(id, size)));
  }

  override async sweep(than: Date, choose: (ids: string[]) => Promise<ReadonlySet<string>>): Promise<number> {
    const files = (await orMissing(readdir(this.folder))) ?? [];
    const known = await choose([...new Set(files.map(idOf))]);
    let removed = 0;
    for (const file of files.filter((name) => !known.has(idOf(name)))) {
      const path = join(this.folder, file);
      const found = await orMissing(stat(path));
      if (!found || found.mtime >= than) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  private pathOf(id: string, size: PhotoSize): string {
    return join(this.folder, `${id}.${size}.webp`);
  }
}

function idOf(file: string): string {
  return file.slice(0, file.indexOf('.'));
}

async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
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
