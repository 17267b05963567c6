import type { AuditAction } from '@fahrzeugpflege/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Changed fields with their values before and after. */
export type AuditChanges = Record<string, { from: unknown; to: unknown }>;

/** One entry of a lead's history. */
@Entity('audit_entry')
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;

  /** The signed-in user's name, or `system`. */
  @Column('text')
  actor!: string;

  @Column('text')
  action!: AuditAction;

  @Column('jsonb', { nullable: true })
  changes!: AuditChanges | null;
}
