import { setTimeout as pause } from 'node:timers/promises';
import { Coalescer } from '@fahrzeugpflege/infra/batching';
import { MAIL_LEASE } from '@fahrzeugpflege/infra/queue';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DeliveredMail } from './compose/compose-mail.js';
import { CLAIM, MARK_FAILED, MARK_SENT, MARK_TO_RETRY, RENEW } from './delivery-store.sql.js';

const NOTE_PAUSE = 1_000;

/** A delivery that this worker may send: what its mail is made of, and how often it was tried, this time included. */
export type ClaimedDelivery = DeliveredMail & { readonly attempts: number };

interface FailedTry {
  readonly deliveryId: string;
  /** With this one. */
  readonly attempts: number;
  readonly reason: string;
  /** Until the next try, in milliseconds. */
  readonly pause: number;
}

/** The state of each mail: who is sending it, whether it was sent, why not. */
@Injectable()
export class DeliveryStore {
  private waitsForDatabase = true;
  /** What this process has claimed and not noted yet; its leases are renewed as long as the mailer waits for the mail server. */
  private readonly held = new Set<string>();
  /** What it is about to claim: a lease renewed before it is taken would look like another worker's. */
  private readonly claiming = new Set<string>();
  private renewal: NodeJS.Timeout | undefined;
  private readonly sent = new Coalescer<string, undefined>((ids) => this.writeSent(ids), {
    maxItems: 200,
    maxInFlight: 1,
  });

  constructor(private readonly dataSource: DataSource) {}

  /** Takes deliveries for this worker; those that are sent, or that some job has already, are left out. */
  async claim(deliveryIds: readonly string[]): Promise<ClaimedDelivery[]> {
    const free = deliveryIds.filter((id) => !this.held.has(id) && !this.claiming.has(id));
    for (const id of free) this.claiming.add(id);
    try {
      const [rows]: [ClaimedDelivery[]] = await this.dataSource.query(CLAIM, [free, MAIL_LEASE / 1_000]);
      for (const { deliveryId } of rows) this.held.add(deliveryId);
      this.renewal ??= setInterval(() => void this.renew(), MAIL_LEASE / 4).unref();
      return rows;
    } finally {
      for (const id of free) this.claiming.delete(id);
    }
  }

  /**
   * Notes that the mail server has taken a mail. Goes on trying whatever the database says, since a mail without this note
   * is sent again; gives up when the worker ends.
   */
  async markSent(deliveryId: string): Promise<void> {
    try {
      while (!(await this.tryMarkSent(deliveryId))) await pause(NOTE_PAUSE);
    } finally {
      this.held.delete(deliveryId);
    }
  }

  /** Lets go of a mail whose try failed; nothing is noted where another worker has taken it since. */
  async markToRetry({ deliveryId, attempts, reason, pause }: FailedTry): Promise<void> {
    this.held.delete(deliveryId);
    await this.dataSource.query(MARK_TO_RETRY, [deliveryId, pause / 1_000, reason, attempts]);
  }

  /** For good, until an operator retries the job or staff ask for the mail again. */
  async markFailed(deliveryId: string, reason: string): Promise<void> {
    await this.dataSource.query(MARK_FAILED, [deliveryId, reason]);
  }

  /** The worker ends: notes that can't be made now are not waited for. */
  stopWaiting(): void {
    this.waitsForDatabase = false;
    clearInterval(this.renewal);
  }

  private async tryMarkSent(deliveryId: string): Promise<boolean> {
    try {
      await this.sent.add(deliveryId);
      return true;
    } catch (error) {
      if (!this.waitsForDatabase) throw error;
      return false;
    }
  }

  private async writeSent(ids: string[]): Promise<undefined[]> {
    await this.dataSource.query(MARK_SENT, [ids]);
    return ids.map(() => undefined);
  }

  private async renew(): Promise<void> {
    if (this.held.size === 0) return;
    await this.dataSource.query(RENEW, [[...this.held], MAIL_LEASE / 1_000]).catch(() => undefined);
  }
}
