import { businessYear, type LeadReceived, type SubmissionWords } from '@fahrzeugpflege/contracts';
import { isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { INSERT_LEADS, LOCK_WAITING, MARK_FAILED } from './lead-store.sql.js';
import { normaliseSubmission } from './normalise-submission.js';
import { storeCarried } from './store-carried.js';

/** An event that could become no lead, and why. */
export interface RefusedEvent {
  readonly event: LeadReceived;
  readonly error: unknown;
}

/** What came of some events: the mails to send for new leads, and the events that failed. */
export interface StoredLeads {
  readonly deliveryIds: readonly string[];
  readonly refused: readonly RefusedEvent[];
}

interface WaitingSubmission {
  readonly id: string;
  readonly receivedAt: Date;
  readonly words: SubmissionWords;
  /** Who took it out of suspected spam, if somebody had to. */
  readonly releasedBy: string | null;
}

/** Makes leads of stored submissions, each exactly once, whatever is repeated. */
@Injectable()
export class LeadStore {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * One transaction for all: the submissions that the events carry, the leads (none where a submission has one), their
   * first audit entries and mail deliveries. Where that fails for its data, each event is tried alone.
   *
   * @throws the database's error when it is away
   */
  async store(events: readonly LeadReceived[]): Promise<StoredLeads> {
    try {
      const deliveryIds = await this.dataSource.transaction((manager) => storeTogether(manager, events));
      return { deliveryIds, refused: [] };
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      const [event, ...others] = events;
      if (!event || others.length === 0) return { deliveryIds: [], refused: event ? [{ event, error }] : [] };
      return this.storeOneByOne(events);
    }
  }

  /** Keeps a submission from being published again; an operator may retry its job. */
  async markFailed(submissionId: string): Promise<void> {
    await this.dataSource.query(MARK_FAILED, [submissionId]);
  }

  private async storeOneByOne(events: readonly LeadReceived[]): Promise<StoredLeads> {
    const deliveryIds: string[] = [];
    const refused: RefusedEvent[] = [];
    for (const event of events) {
      const outcome = await this.store([event]);
      deliveryIds.push(...outcome.deliveryIds);
      refused.push(...outcome.refused);
    }
    return { deliveryIds, refused };
  }
}

async function storeTogether(manager: EntityManager, events: readonly LeadReceived[]): Promise<string[]> {
  const carried = events.flatMap(({ submission }) => submission ?? []);
  const ids = [...events.map(({ id }) => id), ...(await storeCarried(manager, carried))];
  const waiting: WaitingSubmission[] = await manager.query(LOCK_WAITING, [ids]);
  if (waiting.length === 0) return [];
  const deliveries: { id: string }[] = await manager.query(INSERT_LEADS, [
    JSON.stringify(waiting.map(toLeadRow)),
    waiting.map(({ id }) => id),
  ]);
  return deliveries.map(({ id }) => id);
}

function toLeadRow({ id, receivedAt, words, releasedBy }: WaitingSubmission) {
  return {
    id: uuidv7({ msecs: receivedAt.getTime() }),
    deliveryId: uuidv7(),
    submissionId: id,
    receivedAt,
    releasedBy,
    formType: words.formType,
    name: words.name,
    email: words.email,
    phone: words.phone ?? null,
    subject: words.subject,
    message: words.message,
    serviceType: words.serviceType ?? null,
    desiredDate: words.desiredDate ?? null,
    ...normaliseSubmission(words, businessYear(receivedAt)),
  };
}
