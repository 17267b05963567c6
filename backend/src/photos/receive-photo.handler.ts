import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { PHOTO_HOURS } from '@fahrzeugpflege/contracts';
import { Coalescer } from '@fahrzeugpflege/infra/batching';
import { connected, newId } from '@fahrzeugpflege/infra/database';
import { Inject, Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { NotFound, Unavailable, Unchangeable } from '../problem/business-error.js';
import { type MadePictures, makePictures } from './make-pictures.js';
import { PhotoStore } from './photo-store.js';
import { receiveFile } from './receive-file.js';

/** DI token: most bytes that all photos together may take. */
export const PHOTO_SPACE = Symbol('PHOTO_SPACE');

/** Whether a photo is kept now, or was before. */
type PhotoReceipt = 'stored' | 'known';

/** Take in a photo that follows an enquiry. */
export class ReceivePhotoCommand extends Command<PhotoReceipt> {
  constructor(
    readonly photo: {
      readonly submissionId: string;
      /** Of the enquiry's photos, from 1. */
      readonly place: number;
      /** Read to its end, or not at all. */
      readonly body: Readable;
    },
  ) {
    super();
  }
}

/** $1: submission, $2: place. Only the forms about a vehicle take photos, and none for one whose words are erased. */
const FIND = `
  SELECT photo.fingerprint, received.received_at < now() - interval '${PHOTO_HOURS} hours' AS "isLate",
    (SELECT coalesce(sum(bytes), 0)::float8 FROM submission_photo) AS used
  FROM submission received
  LEFT JOIN submission_photo photo ON photo.submission_id = received.id AND photo.place = $2
  WHERE received.id = $1 AND erased_at IS NULL AND words ->> 'formType' IN ('promo', 'vehicle')`;

/**
 * $1: id. Before there is a file: what a crash leaves of it is removed like that of an erased photo. Far longer than a photo
 * may take to arrive and all that wait to be read; again before the pictures are written, in case this process stood still.
 */
const BEGIN = `
  INSERT INTO photo_removal VALUES ($1, now() + interval '30 minutes')
  ON CONFLICT (id) DO UPDATE SET due_at = excluded.due_at`;

/** $1: id. A file that is to be kept. */
const KEEP = 'DELETE FROM photo_removal WHERE id = $1';

/**
 * $1: id, $2: submission, $3: place, $4: fingerprint, $5: width, $6: height, $7: bytes. An erasure locks the submission first:
 * either the photo is there by then, or its words are gone and none is added.
 */
const ADD = `
  WITH open AS (SELECT id FROM submission WHERE id = $2 AND erased_at IS NULL FOR KEY SHARE),
  photo AS (
    INSERT INTO submission_photo (id, submission_id, place, fingerprint, width, height, bytes)
    SELECT $1, id, $3, $4, $5, $6, $7 FROM open ON CONFLICT DO NOTHING RETURNING submission_id
  ),
  noted AS (
    INSERT INTO audit_entry (lead_id, actor, action)
    SELECT lead.id, 'system', 'photo_received' FROM lead JOIN photo USING (submission_id)
  )
  SELECT FROM photo`;

/** A photo whose pictures are on disk. */
interface Addition {
  readonly id: string;
  readonly submissionId: string;
  readonly place: number;
  readonly fingerprint: Buffer;
  readonly made: MadePictures;
}

interface Found {
  /** Of the photo at this place; null where there is none. */
  readonly fingerprint: Buffer | null;
  readonly isLate: boolean;
  /** By all photos, in bytes. */
  readonly used: number;
}

/** Photos that wait for their turn; beyond it visitors are asked to come again. */
const MOST_WAITING = 30;

/**
 * Receives a photo into a file, makes the pictures that are kept, and then notes it. Nothing of it is between the visitor
 * and the enquiry, which was accepted before; whatever fails here can be sent again.
 */
@CommandHandler(ReceivePhotoCommand)
export class ReceivePhotoHandler implements ICommandHandler<ReceivePhotoCommand> {
  private readonly logger = new Logger(ReceivePhotoHandler.name);

  /** One after the other: each may take 200 MB while it is read, and a core. */
  private readonly making = new Coalescer<string, MadePictures>(async (paths) => Promise.all(paths.map(makePictures)), {
    maxItems: 1,
    maxInFlight: 1,
  });

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: PhotoStore,
    @Inject(PHOTO_SPACE) private readonly space: number,
  ) {}

  /**
   * @throws NotFound for an enquiry that takes no photos, Unchangeable where another photo lies at its place, InvalidInput for
   * what can't be read, Unavailable when there is no room or too many come at once; what `receiveFile` throws
   */
  async execute({ photo: { submissionId, place, body } }: ReceivePhotoCommand): Promise<PhotoReceipt> {
    const found = await this.find(submissionId, place);
    if (!found.fingerprint && found.used >= this.space) {
      this.logger.warn(`no room for photos: ${found.used} of ${this.space} bytes are used (PHOTO_SPACE_MB)`);
      throw new Unavailable('Zurzeit können wir keine Fotos annehmen. Bitte senden Sie sie uns per E-Mail.');
    }
    const id = newId();
    const path = await this.store.draftPath(id);
    const begin = () => connected(this.dataSource).query(BEGIN, [id]);
    await begin();
    let fingerprint: Buffer;
    let made: MadePictures;
    try {
      fingerprint = await receiveFile(body, path);
      if (found.fingerprint) return sameOrRefused(found.fingerprint, fingerprint);
      if (this.making.backlog >= MOST_WAITING) throw new Unavailable();
      made = await this.making.add(path);
      await begin();
    } finally {
      await rm(path, { force: true });
    }
    await this.store.save(id, made.pictures);
    if (await this.add({ id, submissionId, place, fingerprint, made })) return 'stored';
    // Sent twice at once, or erased meanwhile.
    return sameOrRefused((await this.find(submissionId, place)).fingerprint, fingerprint);
  }

  /** @returns false where another photo lies there, or nothing is left that it could belong to */
  private add({ id, submissionId, place, fingerprint, made }: Addition): Promise<boolean> {
    const bytes = made.pictures.whole.length + made.pictures.small.length;
    const values = [id, submissionId, place, fingerprint, made.width, made.height, bytes];
    return connected(this.dataSource).transaction(async (manager) => {
      const added: unknown[] = await manager.query(ADD, values);
      if (added.length === 0) return false;
      const [, kept]: [unknown, number] = await manager.query(KEEP, [id]);
      if (kept === 0) throw new Unavailable();
      return true;
    });
  }

  private async find(submissionId: string, place: number): Promise<Found> {
    const [found]: Found[] = await connected(this.dataSource).query(FIND, [submissionId, place]);
    if (!found) throw new NotFound('Zu dieser Anfrage können keine Fotos gesendet werden.');
    if (found.isLate && !found.fingerprint) throw new NotFound('Für Fotos zu dieser Anfrage ist es zu spät.');
    return found;
  }
}

function sameOrRefused(stored: Buffer | null, sent: Buffer): 'known' {
  if (stored?.equals(sent)) return 'known';
  throw new Unchangeable('An dieser Stelle liegt schon ein anderes Foto.');
}
