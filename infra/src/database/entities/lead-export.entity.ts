import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That leads were taken out of the house, when, by whom and which, without a word of them. */
@Entity('lead_export')
export class LeadExportEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;

  /** The signed-in user's name. */
  @Column('text')
  actor!: string;

  /** Names of the filters that were set; `person` for the data of one person. */
  @Column('text', { array: true })
  filters!: string[];

  /** How many leads went, also where the download was broken off. */
  @Column('integer', { default: 0 })
  rows!: number;

  /** Null while it runs, and where it was broken off. */
  @Column('timestamptz', { name: 'completed_at', nullable: true })
  completedAt!: Date | null;
}
