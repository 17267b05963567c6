import type { LeadFilter } from '@fahrzeugpflege/contracts';
import { connected, LeadExportEntity } from '@fahrzeugpflege/infra/database';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';

/** Notes who took leads out of the house: begun before the first of them goes, so that none goes unnoted. */
@Injectable()
export class ExportNotes {
  private readonly logger = new Logger(ExportNotes.name);

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param filters names alone, as values may be words about a person */
  async begin(actor: string, filters: readonly string[]): Promise<string> {
    const id = uuidv7();
    await connected(this.dataSource)
      .getRepository(LeadExportEntity)
      .insert({ id, actor, filters: [...filters] });
    return id;
  }

  /** Never throws: the note that it began stands in any case. */
  async end(id: string, rows: number, isComplete: boolean): Promise<void> {
    try {
      const completedAt = isComplete ? new Date() : null;
      await connected(this.dataSource).getRepository(LeadExportEntity).update(id, { rows, completedAt });
    } catch (error) {
      this.logger.warn(`export ${id} stays noted as begun: ${(error as Error).message}`);
    }
  }
}

/** Which filters are set. */
export function namesOf(filter: LeadFilter): string[] {
  return Object.entries(filter).flatMap(([name, value]) => (value ? [name] : []));
}
