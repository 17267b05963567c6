import { connected, isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PhotoStore } from './photo-store.js';

/** How often the store is looked after; milliseconds. */
const INTERVAL = 5 * 60_000;

/** What is younger may be on its way into the database; milliseconds. */
const GRACE = 10 * 60_000;

/** $1: ids. */
const KNOWN = 'SELECT id FROM submission_photo WHERE id::text = ANY ($1::text[])';

/**
 * Removes the pictures of photos that were erased, wherever that was, in every API process; several do each other no harm.
 * Whatever erases deletes rows alone: a transaction can't take files with it.
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
  async run(now = Date.now()): Promise<void> {
    try {
      const removed = await this.store.sweep(new Date(now - GRACE), (ids) => this.known(ids));
      if (removed > 0) this.logger.log(`removed ${removed} files of photos that are erased`);
    } catch (error) {
      const { name, message } = error as Error;
      if (isDatabaseUnavailable(error)) this.logger.debug(`the database is away: ${message}`);
      else this.logger.error(`photos could not be looked after (${name}: ${message})`);
    }
  }

  private async known(ids: string[]): Promise<ReadonlySet<string>> {
    const rows: { readonly id: string }[] = await connected(this.dataSource).query(KNOWN, [ids]);
    return new Set(rows.map(({ id }) => id));
  }
}
