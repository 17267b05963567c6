import { isDeepStrictEqual } from 'node:util';
import type { LeadReceived, StoredSubmission } from '@fahrzeugpflege/contracts';
import { within } from '@fahrzeugpflege/infra/process';
import { QueueInspector, QueueUnavailableError } from '@fahrzeugpflege/infra/queue';
import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { TELLING_DIGITS } from './person.sql.js';
import { type Contacts, lastDigits } from './person-records.js';

/** Whoever removes copies holds locks meanwhile; milliseconds. */
const REMOVAL_LIMIT = 5_000;

/** A failed job that carries something of a person, and what of it is about others. */
interface CarryingJob {
  readonly job: Job;
  readonly submissions: readonly StoredSubmission[];
  readonly others: readonly unknown[];
}

/** The copies of what a person sent. */
interface CarriedCopies {
  readonly contacts: Contacts;
  readonly jobs: readonly CarryingJob[];
  readonly submissions: readonly StoredSubmission[];
}

/** Copies of submissions that went into the queue while the database was away, in jobs that failed since. */
@Injectable()
export class CarriedSubmissions {
  constructor(private readonly queues: QueueInspector) {}

  /**
   * Looks through all failed jobs, as nobody may be shown that nothing is left while something is.
   *
   * @throws QueueUnavailableError when the queue does not tell
   */
  async find({ emails, phones }: Contacts): Promise<CarriedCopies> {
    const contacts = { emails, phones };
    // Of a job that is met once more, having moved meanwhile, the later reading counts.
    const found = new Map<string | undefined, CarryingJob>();
    for await (const job of this.queues.allFailed('lead-received')) {
      const carrying = carries(job, contacts);
      if (carrying) found.set(job.id, carrying);
    }
    const jobs = [...found.values()];
    return { contacts, jobs, submissions: jobs.flatMap(({ submissions }) => submissions) };
  }

  /**
   * Takes copies out; what the same jobs carry of others stays.
   *
   * @throws QueueUnavailableError when the queue does not take it
   */
  async remove({ jobs }: CarriedCopies): Promise<void> {
    const removed = Promise.all(
      jobs.map(({ job, others }) =>
        others.length === 0 ? job.remove() : job.updateData({ ...job.data, events: others }),
      ),
    );
    await within(REMOVAL_LIMIT, removed).catch((cause: unknown) => {
      throw new QueueUnavailableError('copies of submissions stay in the queue', { cause });
    });
  }
}

/** Whether copies were looked for by these very addresses and numbers. */
export function areOf({ contacts }: CarriedCopies, { emails, phones }: Contacts): boolean {
  return isDeepStrictEqual(contacts, { emails, phones });
}

function carries(job: Job, contacts: Contacts): CarryingJob | null {
  const events: unknown = job.data?.events;
  if (!Array.isArray(events)) return null;
  const own = events.filter((event) => isOf(event, contacts));
  if (own.length === 0) return null;
  const others = events.filter((event) => !own.includes(event));
  return { job, submissions: own.map(({ submission }) => submission), others };
}

function isOf(event: unknown, { emails, phones }: Contacts): boolean {
  const words = (event as Partial<LeadReceived> | null)?.submission?.words;
  if (!words) return false;
  const digits = lastDigits(String(words.phone ?? ''));
  const hasPhone = digits.length === TELLING_DIGITS && phones.some((phone) => lastDigits(phone) === digits);
  return hasPhone || emails.includes(String(words.email).toLowerCase());
}
