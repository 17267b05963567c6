import type { MailKind } from '@fahrzeugpflege/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `failed` is for good: the sweep leaves it alone, an operator may retry its job. */
export type MailDeliveryState = 'pending' | 'sent' | 'failed';

/** The sending of one mail about one lead. Its id makes the Message-ID, so that a repeat is recognised. */
@Entity('mail_delivery')
export class MailDeliveryEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('text')
  kind!: MailKind;

  @Column('text')
  state!: MailDeliveryState;

  @Column('integer')
  attempts!: number;

  /** While in the future, some worker is sending it. */
  @Column('timestamptz', { name: 'locked_until', nullable: true })
  lockedUntil!: Date | null;

  /** When the sweep may enqueue it again, if it is still pending then. */
  @Column('timestamptz', { name: 'due_at' })
  dueAt!: Date;

  @Column('timestamptz', { name: 'requested_at', default: () => 'now()' })
  requestedAt!: Date;

  /** `system` for the first notice of a lead and for a confirmation, else the name of the account that asked for another. */
  @Column('text', { name: 'requested_by', default: 'system' })
  requestedBy!: string;

  /** The last try. */
  @Column('timestamptz', { name: 'tried_at', nullable: true })
  triedAt!: Date | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  @Column('text', { name: 'last_error', nullable: true })
  lastError!: string | null;
}
