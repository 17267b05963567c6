import type { LeadReceived } from '@fahrzeugpflege/contracts';
import { QueueInspector } from '@fahrzeugpflege/infra/queue';
import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { type Contacts, lastDigits } from './find-person/find-records.js';
import { TELLING_DIGITS } from './find-person/person.sql.js';

/** So many failed jobs are looked through, the newest; the pipeline page brings an operator to the rest. */
const MOST_JOBS = 1_000;
const PAGE = 200;

/** A failed job that carries something of a person, and what of it is about others. */
interface CarryingJob {
  readonly job: Job;
  readonly others: readonly unknown[];
  readonly count: number;
}

/** Copies of submissions that went into the queue while the database was away, in jobs that failed since. */
@Injectable()
export class CarriedSubmissions {
  constructor(private readonly queues: QueueInspector) {}

  /** @throws QueueUnavailableError when the queue does not tell */
  async count(contacts: Contacts): Promise<number> {
    return sum(await this.find(contacts));
  }

  /** Takes them out; what the same job carries of others stays. @returns how many copies went */
  async remove(contacts: Contacts): Promise<number> {
    const carrying = await this.find(contacts);
    for (const { job, others } of carrying) {
      if (others.length === 0) await job.remove();
      else await job.updateData({ ...job.data, events: others });
    }
    return sum(carrying);
  }

  private async find(contacts: Contacts): Promise<CarryingJob[]> {
    const found: CarryingJob[] = [];
    for (let offset = 0; offset < MOST_JOBS; offset += PAGE) {
      const { jobs } = await this.queues.failed('lead-received', offset, PAGE);
      found.push(...jobs.flatMap((job) => carries(job, contacts) ?? []));
      if (jobs.length < PAGE) break;
    }
    return found;
  }
}

function carries(job: Job, contacts: Contacts): CarryingJob | null {
  const events: unknown = job.data?.events;
  if (!Array.isArray(events)) return null;
  const others = events.filter((event) => !isOf(event, contacts));
  return others.length === events.length ? null : { job, others, count: events.length - others.length };
}

function isOf(event: unknown, { emails, phones }: Contacts): boolean {
  const words = (event as Partial<LeadReceived> | null)?.submission?.words;
  if (!words) return false;
  const digits = lastDigits(String(words.phone ?? ''));
  const hasPhone = digits.length === TELLING_DIGITS && phones.some((phone) => lastDigits(phone) === digits);
  return hasPhone || emails.includes(String(words.email).toLowerCase());
}

const sum = (carrying: readonly CarryingJob[]) => carrying.reduce((total, { count }) => total + count, 0);
