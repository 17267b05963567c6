import { RELAY_LEASE, SWEEP_AFTER } from '@fahrzeugpflege/infra/queue';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailQueue } from '../lead-mail/mail-queue.js';

const BATCH = 500;

/** $1: how overdue in seconds, $2: for how many seconds they are left alone then, $3: most rows. */
const CLAIM = `
  UPDATE mail_delivery SET due_at = now() + make_interval(secs => $2)
  WHERE id IN (
    SELECT id FROM mail_delivery
    WHERE state = 'pending' AND due_at < now() - make_interval(secs => $1)
      AND (locked_until IS NULL OR locked_until < now())
    ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED
  )
  RETURNING id`;

/** Enqueues again the mails that are due and that nobody has sent. */
@Injectable()
export class MailSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailQueue,
  ) {}

  /** @returns whether there may be more */
  async sweep(): Promise<boolean> {
    const seconds = [SWEEP_AFTER, RELAY_LEASE].map((time) => time / 1_000);
    const [overdue]: [{ id: string }[]] = await this.dataSource.query(CLAIM, [...seconds, BATCH]);
    await this.mails.enqueue(overdue.map(({ id }) => id));
    return overdue.length === BATCH;
  }
}
