import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of content as it was seeded last: what differs from it today was changed by the owner. */
@Entity('content_seed')
export class ContentSeedEntity {
  /** The row's table. */
  @PrimaryColumn('text')
  kind!: string;

  @PrimaryColumn('text')
  id!: string;

  @Column('jsonb')
  seeded!: Readonly<Record<string, unknown>>;
}
