import { connected, isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PhotoStore } from './photo-store.js';

/** How often; milliseconds. */
const INTERVAL = 60_000;

/** $1: most rows. Whoever keeps a photo just now, or removes it elsewhere, has it. */
const TAKE = 'SELECT id FROM photo_removal WHERE due_at <= now() ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED';

const BATCH = 100;

/** $1: ids. */
const DONE = 'DELETE FROM photo_removal WHERE id = ANY ($1::uuid[])';

/** $1: ids. What can't be removed now holds up nothing else. */
const LATER = "UPDATE photo_removal SET due_at = now() + interval '10 minutes' WHERE id = ANY ($1::uuid[])";

/**
 * Removes the files of photos that were erased, wherever that was, and of those that were never kept; in every API process,
 * each taking others. Whatever erases deletes rows alone: a transaction can't take files with it.
 */
@Injectable()
export class PhotoUpkeep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(PhotoUpkeep.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: PhotoStore,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), INTERVAL).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** One round. Never rejects: what failed is tried in the next one. */
  async run(): Promise<void> {
    try {
      if (!(await this.store.isThere())) return;
      while ((await this.removeSome()) === BATCH);
    } catch (error) {
      const { name, message } = error as Error;
      if (isDatabaseUnavailable(error)) this.logger.debug(`the database is away: ${message}`);
      else this.logger.error(`photos could not be removed (${name}: ${message})`);
    }
  }

  /** @returns how many */
  private removeSome(): Promise<number> {
    return connected(this.dataSource).transaction(async (manager) => {
      const rows: { readonly id: string }[] = await manager.query(TAKE, [BATCH]);
      const removed: string[] = [];
      for (const { id } of rows) if (await this.tryRemove(id)) removed.push(id);
      const left = rows.map(({ id }) => id).filter((id) => !removed.includes(id));
      if (removed.length > 0) await manager.query(DONE, [removed]);
      if (left.length > 0) await manager.query(LATER, [left]);
      return rows.length;
    });
  }

  private async tryRemove(id: string): Promise<boolean> {
    try {
      await this.store.remove(id);
      return true;
    } catch (error) {
      this.logger.error(`the files of photo ${id} could not be removed (${(error as Error).message})`);
      return false;
    }
  }
}
