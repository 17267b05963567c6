import type { SubmissionWords } from '@fahrzeugpflege/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Where a submission stands: `waiting` for its lead, `done`, `failed` for good (an operator may retry it), or
 * `suspected_spam` (kept apart, never a lead by itself).
 */
type SubmissionState = 'waiting' | 'done' | 'failed' | 'suspected_spam';

/** What a visitor sent, as typed: the durable place that an accepted answer stands for. */
@Entity('submission')
export class SubmissionEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt!: Date;

  @Column('text', { name: 'way_in' })
  wayIn!: string;

  @Column('text')
  fingerprint!: string;

  @Column('text', { name: 'spam_reason', nullable: true })
  spamReason!: string | null;

  @Column('jsonb')
  words!: SubmissionWords;

  @Column('text')
  state!: SubmissionState;

  /** When the relay may publish it again, if it is still waiting then. */
  @Column('timestamptz', { name: 'relay_due_at' })
  relayDueAt!: Date;

  /** When it was taken out of suspected spam, by staff or by the visitor, who sent the same again without the honeypot. */
  @Column('timestamptz', { name: 'released_at', nullable: true })
  releasedAt!: Date | null;

  /** Name of the account that did; null: the visitor. */
  @Column('text', { name: 'released_by', nullable: true })
  releasedBy!: string | null;

  /** When its words were erased; the row stays, so that no copy on its way brings them back. */
  @Column('timestamptz', { name: 'erased_at', nullable: true })
  erasedAt!: Date | null;
}
