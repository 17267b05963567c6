import type { LeadMailJob } from '@fahrzeugpflege/contracts';
import { JobPublisher } from '@fahrzeugpflege/infra/queue';
import { Injectable, Logger } from '@nestjs/common';

/** Failed jobs are looked through up to here; more of them are an operator's matter. */
const MOST_FAILED = 1_000;

/** The jobs of mails that staff ask for. What can't be put on the queue, the worker's sweep does later. */
@Injectable()
export class MailJobs {
  private readonly logger = new Logger(MailJobs.name);

  constructor(private readonly jobs: JobPublisher) {}

  /**
   * Has a mail sent now. Never rejects.
   *
   * @returns whether the queue took it
   */
  async enqueue(deliveryId: string): Promise<boolean> {
    try {
      await this.jobs.publish('lead-mail', 'lead-mail', [{ deliveryIds: [deliveryId] }]);
      return true;
    } catch (error) {
      this.logger.warn(`mail ${deliveryId} waits for the sweep: ${(error as Error).message}`);
      return false;
    }
  }

  /** Like `enqueue`, in place of the job that failed for good: nobody shall look after that one any more. */
  async replaceFailed(deliveryId: string): Promise<void> {
    if (!(await this.enqueue(deliveryId))) return;
    try {
      const queue = await this.jobs.queue('lead-mail');
      const failed = await queue.getFailed(0, MOST_FAILED - 1);
      await Promise.all(failed.filter(({ data }) => isOnly(data, deliveryId)).map((job) => job.remove()));
    } catch (error) {
      this.logger.warn(`failed job of mail ${deliveryId} stays: ${(error as Error).message}`);
    }
  }
}

/** Whatever lies among the failed jobs, also what no schema fits. */
function isOnly(data: Partial<LeadMailJob> | null, deliveryId: string): boolean {
  return data?.deliveryIds?.length === 1 && data.deliveryIds[0] === deliveryId;
}
