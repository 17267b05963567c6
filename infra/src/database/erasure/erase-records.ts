import { isMakeName, isServiceName } from '@fahrzeugpflege/contracts';
import type { EntityManager } from 'typeorm';
import type { ErasureEntity } from '../entities/index.js';
import { deleteConversations } from './conversations.js';
import {
  DELETE_CONTACTS,
  DELETE_LEADS,
  DELETE_PHOTOS,
  DELETE_REPLIES,
  DROP_UNSENT_MAILS,
  EMPTY_HISTORY,
  EMPTY_LEADS,
  EMPTY_SENT_MAILS,
  EMPTY_SUBMISSIONS,
  EMPTY_SURVIVORS_HISTORY,
  LOCK_LEADS,
  LOCK_MAILS,
  NOTE_IN_HISTORY,
} from './erase-records.sql.js';

/** What to erase, how and by whom. */
export interface Erasing {
  readonly leadIds: readonly string[];
  /** Of what became no lead; those of the leads go with them. */
  readonly submissionIds: readonly string[];
  /** Further conversations with the assistant; those that led to any of these go with them. */
  readonly conversationIds: readonly string[];
  readonly manner: ErasureEntity['manner'];
  /** The signed-in user's name, or `system`. */
  readonly actor: string;
}

/** How many of each went. */
interface ErasedRecords {
  readonly leads: number;
  readonly submissions: number;
  readonly mails: number;
  readonly conversations: number;
}

/**
 * Erases what leads and submissions say about a person: leads are emptied but for what figures need, or deleted; words,
 * photos and conversations are gone in both cases, and mails that were not sent never will be. The transaction has to have called
 * `takeLeadGroups` before anything else, and to note it by `noteErasure`.
 */
export async function eraseRecords(manager: EntityManager, erasing: Erasing): Promise<ErasedRecords> {
  const { leadIds, submissionIds, conversationIds, manner, actor } = erasing;
  const conversations = await deleteConversations(manager, { leadIds, submissionIds, conversationIds });
  const [, submissions]: [unknown, number] = await manager.query(EMPTY_SUBMISSIONS, [leadIds, submissionIds]);
  await manager.query(DELETE_PHOTOS, [leadIds, submissionIds]);
  const locked: FreeWords[] = await manager.query(LOCK_LEADS, [leadIds]);
  const mails: unknown[] = await manager.query(LOCK_MAILS, [leadIds]);
  await manager.query(DROP_UNSENT_MAILS, [leadIds]);
  await manager.query(EMPTY_SENT_MAILS, [leadIds]);
  await manager.query(DELETE_REPLIES, [leadIds]);
  await manager.query(DELETE_CONTACTS, [leadIds]);
  await manager.query(EMPTY_SURVIVORS_HISTORY, [leadIds]);
  await manager.query(EMPTY_HISTORY, [leadIds]);
  await manager.query(EMPTY_LEADS, [leadIds, ...namesIn(locked)]);
  await manager.query(NOTE_IN_HISTORY, [leadIds, actor]);
  if (manner === 'deleted') await manager.query(DELETE_LEADS, [leadIds]);
  return { leads: locked.length, submissions, mails: mails.length, conversations };
}

/** What of a lead serves figures, and was typed as freely as all the rest. */
interface FreeWords {
  readonly serviceType: string | null;
  readonly vehicleMake: string | null;
}

/** The services and makes among them: names of the house and of makers, of which no person is known. */
function namesIn(leads: readonly FreeWords[]): [services: string[], makes: string[]] {
  const services = leads.flatMap(({ serviceType }) => serviceType ?? []).filter(isServiceName);
  const makes = leads.flatMap(({ vehicleMake }) => vehicleMake ?? []).filter(isMakeName);
  return [[...new Set(services)], [...new Set(makes)]];
}

/** Any number, the same in every process: key of the advisory lock. */
const LEAD_GROUPS = 4_610_402;

/**
 * Takes the turn of whoever changes which leads belong together, until the transaction ends: merging, separating and
 * erasing. Taken before any row is locked, so that none of them locks rows crosswise.
 */
export async function takeLeadGroups(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [LEAD_GROUPS]);
}
