import { Coalescer } from '@fahrzeugpflege/infra/batching';
import { isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';
import { MAIL_LEASE } from '@fahrzeugpflege/infra/queue';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadMailData } from './compose/lead-mail.js';

const NOTE_PAUSE = 1_000;

/** $1: ids, $2: lease in seconds. Skips what is sent or with another worker. */
const CLAIM = `
  UPDATE mail_delivery d SET locked_until = now() + make_interval(secs => $2), attempts = d.attempts + 1
  FROM lead l
  WHERE l.id = d.lead_id AND d.id IN (
    SELECT id FROM mail_delivery
    WHERE id = ANY ($1::uuid[]) AND state <> 'sent' AND (locked_until IS NULL OR locked_until < now())
    ORDER BY id FOR UPDATE SKIP LOCKED
  )
  RETURNING d.id AS "deliveryId", l.id, l.received_at AS "receivedAt", l.form_type AS "formType", l.name, l.email,
    l.phone, l.phone_e164 AS "phoneE164", l.subject, l.message, l.service_type AS "serviceType",
    l.desired_date AS "desiredDate", l.vehicle_make AS "vehicleMake", l.vehicle_model AS "vehicleModel",
    l.vehicle_year AS "vehicleYear", l.vehicle_length::float8 AS "vehicleLength",
    l.vehicle_height::float8 AS "vehicleHeight", l.typed_vehicle AS "typedVehicle",
    l.typed_dimensions AS "typedDimensions"`;

const MARK_SENT = `
  UPDATE mail_delivery SET state = 'sent', sent_at = now(), locked_until = NULL, last_error = NULL
  WHERE id IN (SELECT id FROM mail_delivery WHERE id = ANY ($1::uuid[]) ORDER BY id FOR UPDATE)`;

const MARK_TO_RETRY = `
  UPDATE mail_delivery SET locked_until = NULL, due_at = now() + make_interval(secs => $2), last_error = $3
  WHERE id = $1`;

const MARK_FAILED = "UPDATE mail_delivery SET state = 'failed', locked_until = NULL, last_error = $2 WHERE id = $1";

/** The state of each mail: who is sending it, whether it was sent, why not. */
@Injectable()
export class DeliveryStore implements BeforeApplicationShutdown {
  private stopping = false;
  private readonly sent = new Coalescer<string, undefined>((ids) => this.writeSent(ids), {
    maxItems: 200,
    maxInFlight: 1,
  });

  constructor(private readonly dataSource: DataSource) {}

  /** Takes deliveries for this worker; those that are sent, or that another worker has, are left out. */
  async claim(deliveryIds: readonly string[]): Promise<LeadMailData[]> {
    const [rows] = await this.dataSource.query(CLAIM, [deliveryIds, MAIL_LEASE / 1_000]);
    return rows;
  }

  /**
   * Notes that the mail server has taken a mail. Goes on trying while the database is away, since a mail without this
   * note is sent again; gives up when the worker ends.
   */
  async markSent(deliveryId: string): Promise<void> {
    for (;;) {
      try {
        await this.sent.add(deliveryId);
        return;
      } catch (error) {
        if (this.stopping || !isDatabaseUnavailable(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, NOTE_PAUSE));
      }
    }
  }

  /** @param pause until the next try, in milliseconds */
  async markToRetry(deliveryId: string, reason: string, pause: number): Promise<void> {
    await this.dataSource.query(MARK_TO_RETRY, [deliveryId, pause / 1_000, reason]);
  }

  /** For good, until an operator retries the job. */
  async markFailed(deliveryId: string, reason: string): Promise<void> {
    await this.dataSource.query(MARK_FAILED, [deliveryId, reason]);
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  private async writeSent(ids: string[]): Promise<undefined[]> {
    await this.dataSource.query(MARK_SENT, [ids]);
    return ids.map(() => undefined);
  }
}
