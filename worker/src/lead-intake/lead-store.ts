import { businessYear, isMailbox, type LeadReceived, type SubmissionWords } from '@fahrzeugpflege/contracts';
import { isDatabaseUnavailable, newId } from '@fahrzeugpflege/infra/database';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type ConfirmationSettings, LEAD_MAIL_SETTINGS } from '../lead-mail/compose/lead-page.js';
import { ADD_CONFIRMATIONS, INSERT_LEADS, LOCK_WAITING, MARK_FAILED } from './lead-store.sql.js';
import { normaliseSubmission } from './normalise-submission.js';
import { storeCarried } from './store-carried.js';

/** An event that could become no lead, and why. */
interface RefusedEvent {
  readonly event: LeadReceived;
  readonly error: unknown;
}

/** What came of some events: the mails to send for new leads, and the events that failed. */
interface StoredLeads {
  readonly deliveryIds: readonly string[];
  readonly refused: readonly RefusedEvent[];
}

interface Delivery {
  readonly id: string;
}

type LeadRow = ReturnType<typeof toLeadRow>;

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
  constructor(
    private readonly dataSource: DataSource,
    @Inject(LEAD_MAIL_SETTINGS) private readonly settings: ConfirmationSettings,
  ) {}

  /**
   * One transaction for all: the submissions that the events carry, the leads (none where a submission has one), their
   * first audit entries and mail deliveries, and the visitors' confirmations where they are wanted. Where that fails for
   * its data, each event is tried alone.
   *
   * @throws the database's error when it is away
   */
  async store(events: readonly LeadReceived[]): Promise<StoredLeads> {
    try {
      const deliveryIds = await this.dataSource.transaction((manager) => this.storeTogether(manager, events));
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

  private async storeTogether(manager: EntityManager, events: readonly LeadReceived[]): Promise<string[]> {
    const carried = events.flatMap(({ submission }) => submission ?? []);
    const ids = [...events.map(({ id }) => id), ...(await storeCarried(manager, carried))];
    const waiting: WaitingSubmission[] = await manager.query(LOCK_WAITING, [ids]);
    if (waiting.length === 0) return [];
    const rows = waiting.map(toLeadRow);
    const notices: Delivery[] = await manager.query(INSERT_LEADS, [JSON.stringify(rows), waiting.map(({ id }) => id)]);
    const made = rows.filter(({ deliveryId }) => notices.some(({ id }) => id === deliveryId));
    const confirmations = this.settings.confirmsVisitors ? await addConfirmations(manager, made) : [];
    return [...notices, ...confirmations].map(({ id }) => id);
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

/** A confirmation that comes later than this confuses more than it helps; milliseconds. */
const CONFIRMED_WITHIN = 24 * 60 * 60 * 1_000;

/**
 * Has the visitors told of the leads that were just made. What staff took out of suspected spam is late, and perhaps not from
 * whoever owns the address: they answer it themselves.
 */
async function addConfirmations(manager: EntityManager, leads: readonly LeadRow[]): Promise<Delivery[]> {
  const told = leads
    .filter(({ email, releasedBy }) => releasedBy === null && isMailbox(email))
    .filter(({ receivedAt }) => receivedAt.getTime() > Date.now() - CONFIRMED_WITHIN)
    .map(({ id, email }) => ({ id: newId(), leadId: id, address: mailboxOf(email) }));
  return told.length === 0 ? [] : manager.query(ADD_CONFIRMATIONS, [JSON.stringify(told)]);
}

/** What stands behind a plus is the reader's own, and leads into the same mailbox. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+.*(?=@)/, '');
}

function toLeadRow({ id, receivedAt, words, releasedBy }: WaitingSubmission) {
  return {
    id: newId(receivedAt.getTime()),
    deliveryId: newId(),
    submissionId: id,
    receivedAt,
    releasedBy,
    formType: words.formType,
    name: words.name,
    email: words.email,
    phone: words.phone ?? null,
    subject: words.subject,
    message: words.message,
    desiredDate: words.desiredDate ?? null,
    ...normaliseSubmission(words, businessYear(receivedAt)),
  };
}
