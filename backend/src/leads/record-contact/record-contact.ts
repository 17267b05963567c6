import type { Lead, NewContact } from '@fahrzeugpflege/contracts';
import { LeadEntity } from '@fahrzeugpflege/infra/database';
import type { EntityManager } from 'typeorm';
import { anonymised, merged } from '../lead-conflict.js';
import { lockLead } from '../lead-lookup.js';
import { toLead } from '../to-lead.js';
import { differencesFrom } from '../update-lead/recorded-changes.js';
import { writeChanges } from '../update-lead/write-changes.js';
import { contactConsequences } from './contact-consequences.js';
import { addContact } from './lead-contacts.js';

/**
 * Locks the lead that a contact belongs to: one that was merged into another meanwhile is worked on there, and the contact
 * was one with that person.
 *
 * @throws NotFound for an unknown id
 */
export async function lockWhereWorked(manager: EntityManager, leadId: string): Promise<LeadEntity> {
  const lead = await manager.findOne(LeadEntity, { select: { mergedInto: true }, where: { id: leadId } });
  return lockLead(manager, lead?.mergedInto ?? leadId);
}

/**
 * Writes a contact, what follows from it and their line of the history. Needs the lead's row locked.
 *
 * @param actor the signed-in user's name
 * @returns the lead as it is then
 * @throws Unchangeable for a lead that was merged into another or anonymised
 */
export async function recordContact(
  manager: EntityManager,
  lead: LeadEntity,
  contact: NewContact,
  actor: string,
): Promise<Lead> {
  if (lead.mergedInto !== null) throw await merged(manager, lead);
  if (lead.anonymisedAt !== null) throw await anonymised(manager, lead);
  const made = { actor, now: new Date() };
  await addContact(manager, lead.id, contact, made);
  const differences = differencesFrom(lead, contactConsequences(lead, contact, made)) ?? {};
  const besides = { contact: { from: null, to: contact.id } };
  return toLead(await writeChanges(manager, lead, differences, { actor, action: 'contacted', besides }));
}
