import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** That personal data was erased, when, by whom and why, without the data. */
@Entity('erasure')
export class ErasureEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;

  /** The signed-in user's name, or `system`. */
  @Column('text')
  actor!: string;

  /** Somebody asked for it, or its time was over. */
  @Column('text')
  reason!: 'request' | 'retention';

  /** What became of leads and their words; suspected spam and conversations are always deleted. */
  @Column('text')
  manner!: 'deleted' | 'anonymised';

  /** How many records of which kind, for example `{ "leads": 2, "submissions": 2 }`. */
  @Column('jsonb')
  records!: Readonly<Record<string, number>>;
}
