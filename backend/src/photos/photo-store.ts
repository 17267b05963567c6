import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTO_FOLDER_MARKER, type PhotoSize } from '@fahrzeugpflege/contracts';
import { Logger } from '@nestjs/common';
import { Unavailable } from '../problem/business-error.js';

/** A photo as it is kept: WebP, in each size. */
export type Pictures = Readonly<Record<PhotoSize, Buffer>>;

const SIZES: readonly PhotoSize[] = ['small', 'whole'];

const UNTIL_THEN = 'Until then none is taken, shown or removed';

/**
 * Where pictures lie, by the ids of their photos; all API processes share one. Also the token to inject it by. While it is
 * away, whatever is asked of it rejects with Unavailable: a picture that can't be seen is not one that is gone.
 */
export abstract class PhotoStore {
  /** Whether the last look found it away. */
  abstract readonly isAway: boolean;

  /** Looks whether it is there, and says in the log where that changed. */
  abstract isThere(): Promise<boolean>;

  /** Where to put a photo while it is received. */
  abstract draftPath(id: string): Promise<string>;

  /** Resolves once they would outlive a power cut. */
  abstract save(id: string, pictures: Pictures): Promise<void>;

  /** @returns undefined where there is none */
  abstract read(id: string, size: PhotoSize): Promise<Buffer | undefined>;

  /** Removes all that is there of a photo, drafts too. */
  abstract remove(id: string): Promise<void>;
}

/**
 * A folder, on this machine or one that several share: for each photo two files, closed to others. A marker tells it from
 * the empty one that stands where a share is not mounted.
 */
export class PhotoFolder extends PhotoStore {
  private readonly logger = new Logger('Photos');
  override isAway = false;

  /**
   * @param folder made and marked when it is first looked for
   * @param knowsPhotos whether there are photos that must lie somewhere: then no empty folder is marked
   */
  constructor(
    private readonly folder: string,
    private readonly knowsPhotos: () => Promise<boolean>,
  ) {
    super();
  }

  override async isThere(): Promise<boolean> {
    const fault = await this.findFault();
    if (fault && !this.isAway) this.logger.error(fault);
    if (!fault && this.isAway) this.logger.warn('The folder of photos is there again.');
    this.isAway = fault !== undefined;
    return !this.isAway;
  }

  override async draftPath(id: string): Promise<string> {
    await this.demand();
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

  override read(id: string, size: PhotoSize): Promise<Buffer | undefined> {
    const reading = readFile(this.pathOf(id, size)).catch(async (error: unknown) => {
      await this.demand();
      throw error;
    });
    return orMissing(reading);
  }

  override async remove(id: string): Promise<void> {
    await this.demand();
    const sized = SIZES.flatMap((size) => [this.draftOf(`${id}.${size}`), this.pathOf(id, size)]);
    await Promise.all([this.draftOf(id), ...sized].map((path) => rm(path, { force: true })));
  }

  private async demand(): Promise<void> {
    if (!(await this.isThere())) throw new Unavailable();
  }

  /** What is wrong with the folder, and what to do; undefined where photos can be kept in it. */
  private async findFault(): Promise<string | undefined> {
    try {
      if (await this.isMarked()) return undefined;
    } catch (error) {
      return `The folder of photos does not answer (${(error as Error).message}). ${UNTIL_THEN}.`;
    }
    if (await this.mark()) return undefined;
    return `No photo lies in ${this.folder}, though some are known: is the share mounted, PHOTO_DIR right? ${UNTIL_THEN}. If they are lost for good, make an empty file ${PHOTO_FOLDER_MARKER} there.`;
  }

  private async isMarked(): Promise<boolean> {
    return (await orMissing(stat(join(this.folder, PHOTO_FOLDER_MARKER)))) !== undefined;
  }

  /** Marks a new folder, or one that has pictures, as before there were markers. @returns false where it must be another one */
  private async mark(): Promise<boolean> {
    const files = (await orMissing(readdir(this.folder))) ?? [];
    const hasPictures = files.some((file) => file.endsWith('.webp'));
    // What is known by now may have come since the first look for a marker, which is older than any photo.
    if (!hasPictures && (await this.knowsPhotos())) return this.isMarked();
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(join(this.folder, PHOTO_FOLDER_MARKER), '', { mode: 0o600, flush: true });
    return true;
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
