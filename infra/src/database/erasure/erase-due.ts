import type { RetentionPeriods } from '@fahrzeugpflege/contracts';
import type { EntityManager } from 'typeorm';
import { deleteSuspectedSpam } from './delete-suspected-spam.js';
import { takeDueLeads } from './due-leads.js';
import { eraseRecords, takeLeadGroups } from './erase-records.js';
import { noteInRun } from './retention-run.js';

/** Suspected submissions that the next run deletes. */
export async function countDueSpam(manager: EntityManager, periods: RetentionPeriods): Promise<number> {
  const [due]: [{ count: number }] = await manager.query(
    "SELECT count(*)::int AS count FROM submission WHERE state = 'suspected_spam' AND received_at < $1",
    [spamLimit(periods)],
  );
  return due.count;
}

/**
 * Anonymises some leads that are past their period, and notes it. They are not deleted: the figures of past years stay
 * right, and say nothing about a person.
 *
 * @param manager of a transaction of its own, as short as the batch is small
 * @returns how many; none when nothing is left
 */
export async function anonymiseDueLeads(
  manager: EntityManager,
  periods: RetentionPeriods,
  limit: number,
): Promise<number> {
  await takeLeadGroups(manager);
  const leadIds = await takeDueLeads(manager, periods, limit);
  if (leadIds.length === 0) return 0;
  const records = await eraseRecords(manager, {
    leadIds,
    submissionIds: [],
    conversationIds: [],
    manner: 'anonymised',
    actor: 'system',
  });
  await noteInRun(manager, { ...records });
  return records.leads;
}

/** Deletes some suspected spam that is past its period, and notes it; answers how many, none when nothing is left. */
export async function eraseDueSpam(manager: EntityManager, periods: RetentionPeriods, limit: number): Promise<number> {
  const suspectedSpam = await deleteSuspectedSpam(manager, { before: spamLimit(periods), limit });
  await noteInRun(manager, { suspectedSpam });
  return suspectedSpam;
}

/**
 * Deletes the notes of erasures and exports once nobody may ask for them any more, and to whom confirmations went once they
 * may have another.
 */
export async function deleteOldNotes(manager: EntityManager, { noteYears }: RetentionPeriods): Promise<void> {
  await manager.query("DELETE FROM visitor_confirmation WHERE at <= now() - interval '1 day'");
  for (const table of ['erasure', 'lead_export']) {
    await manager.query(`DELETE FROM ${table} WHERE at < now() - make_interval(years => $1)`, [noteYears]);
  }
}

function spamLimit({ suspectedSpamDays }: RetentionPeriods): Date {
  return new Date(Date.now() - suspectedSpamDays * 24 * 60 * 60 * 1_000);
}
