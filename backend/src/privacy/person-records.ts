import type { PersonCounts } from '@fahrzeugpflege/contracts';
import { LeadEntity } from '@fahrzeugpflege/infra/database';
import type { EntityManager } from 'typeorm';
import { anonymised } from '../leads/lead-conflict.js';
import { leadNotFound } from '../leads/lead-lookup.js';
import { InvalidInput } from '../problem/business-error.js';
import {
  COUNT_MAILS,
  FIND_CONTACTS,
  FIND_CONVERSATIONS,
  FIND_GROUP,
  FIND_LEADS,
  FIND_SUBMISSIONS,
  TELLING_DIGITS,
} from './person.sql.js';

/** More leads than these are no person any more. */
const MOST_LEADS = 500;

const TOO_MANY =
  `Zu dieser E-Mail-Adresse oder Telefonnummer gehören mehr als ${MOST_LEADS} Leads. ` +
  'Das ist keine einzelne Person: Bitte korrigieren Sie zuerst die Angaben.';

/** By what a person is found. */
export interface Contacts {
  /** In lower case. */
  readonly emails: readonly string[];
  /** E.164. */
  readonly phones: readonly string[];
}

/** Which rows hold what there is of a person. */
export interface PersonRecords extends Contacts {
  readonly leadIds: readonly string[];
  /** Of submissions that became no lead (yet). */
  readonly openIds: readonly string[];
  readonly spamIds: readonly string[];
  /** Of conversations with the assistant that led to any of these, or in which one of the contacts was written. */
  readonly conversationIds: readonly string[];
}

/**
 * Finds what there is of whoever sent a lead: by the addresses and numbers of this lead and those that are merged with
 * it, and what is merged with whatever that finds. No further, as a firm's number would bring its whole staff.
 *
 * @throws NotFound for an unknown id, Unchangeable for one that was anonymised, InvalidInput where a number or address is that of many
 */
export async function findRecords(manager: EntityManager, leadId: string): Promise<PersonRecords> {
  const lead = await manager.findOneBy(LeadEntity, { id: leadId });
  if (!lead) throw leadNotFound();
  if (lead.anonymisedAt !== null) throw await anonymised(manager, lead);
  const group = ids(await manager.query(FIND_GROUP, [leadId]));
  const [contacts]: [Contacts] = await manager.query(FIND_CONTACTS, [group]);
  const { emails, phones } = contacts;
  const leadIds = ids(await manager.query(FIND_LEADS, [group, emails, phones, MOST_LEADS + 1]));
  if (leadIds.length > MOST_LEADS) throw new InvalidInput(TOO_MANY);
  const loose: { id: string; state: string }[] = await manager.query(FIND_SUBMISSIONS, [
    emails,
    phones.map(lastDigits),
  ]);
  const conversations = await manager.query(FIND_CONVERSATIONS, [leadIds, ids(loose), emails, phones]);
  const isSpam = ({ state }: { state: string }) => state === 'suspected_spam';
  const openIds = ids(loose.filter((submission) => !isSpam(submission)));
  const spamIds = ids(loose.filter(isSpam));
  return { emails, phones, leadIds, openIds, spamIds, conversationIds: ids(conversations) };
}

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

/** What numbers have in common however they are written. */
export function lastDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-TELLING_DIGITS);
}

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
