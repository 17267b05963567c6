import type { PersonCounts } from '@fahrzeugpflege/contracts';
import type { EntityManager } from 'typeorm';
import type { PersonRecords } from './find-records.js';
import { COUNT_MAILS } from './person.sql.js';

/** How much there is of a person, in the words of what is confirmed and noted. */
export async function countPerson(
  manager: EntityManager,
  { leadIds, openIds, spamIds, conversationIds }: PersonRecords,
  failedJobs: number,
): Promise<PersonCounts> {
  const [mails]: [{ count: number }] = await manager.query(COUNT_MAILS, [leadIds]);
  return {
    leads: leadIds.length,
    submissions: leadIds.length + openIds.length,
    mails: mails.count,
    suspectedSpam: spamIds.length,
    failedJobs,
    conversations: conversationIds.length,
  };
}
