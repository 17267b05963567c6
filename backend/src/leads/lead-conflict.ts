import type { AuditAction, LeadClash } from '@fahrzeugpflege/contracts';
import { AuditEntryEntity, type LeadEntity } from '@fahrzeugpflege/infra/database';
import { type EntityManager, In, Not } from 'typeorm';
import { Outdated, Unchangeable } from '../problem/business-error.js';
import { toLead } from './to-lead.js';

type LastChange = Pick<LeadClash, 'changedBy' | 'changedAt'>;

/** For a change that did not see the last one: it carries both what is stored and who stored it. */
export async function outdated(manager: EntityManager, lead: LeadEntity, actor: string): Promise<Outdated> {
  const last = await findLastChange(manager, lead);
  const detail =
    `Dieser Lead wurde inzwischen ${byWhom(last, actor)} geändert. Ihre Änderung ist nicht gespeichert. ` +
    'Bitte prüfen Sie die neuen Angaben.';
  return new Outdated(detail, stored(lead, last));
}

function byWhom({ changedBy }: LastChange, actor: string): string {
  if (changedBy === actor) return 'von Ihnen selbst in einem anderen Fenster';
  if (changedBy === 'system') return 'automatisch';
  return `von ${changedBy ?? 'jemand anderem'}`;
}

/** For a mail to an address that is not the lead's any more. */
export async function otherAddress(manager: EntityManager, lead: LeadEntity): Promise<Outdated> {
  const detail =
    'Der Lead hat inzwischen eine andere E-Mail-Adresse. Gesendet wurde nichts. Bitte prüfen Sie die Adresse.';
  return new Outdated(detail, stored(lead, await findLastChange(manager, lead)));
}

/** For work on a lead that was merged into another. */
export async function merged(manager: EntityManager, lead: LeadEntity): Promise<Unchangeable> {
  const detail =
    'Dieser Lead wurde mit einem anderen zusammengeführt. Bitte arbeiten Sie dort weiter oder trennen Sie die beiden wieder.';
  return new Unchangeable(detail, stored(lead, await findLastChange(manager, lead)));
}

/** For what needs the personal data of a lead that was relieved of it. */
export async function anonymised(manager: EntityManager, lead: LeadEntity): Promise<Unchangeable> {
  const detail = 'Die Personendaten dieses Leads wurden gelöscht. Angaben zur Person gibt es hier keine mehr.';
  return new Unchangeable(detail, stored(lead, await findLastChange(manager, lead)));
}

function stored(lead: LeadEntity, last: LastChange): Pick<LeadClash, 'current' | keyof LastChange> {
  return { current: toLead(lead), ...last };
}

/** What changes nothing of a lead: a mail that was asked for again, a photo that followed. */
const CHANGING_NOTHING: AuditAction[] = ['mail_requested', 'photo_received'];

async function findLastChange(manager: EntityManager, { id }: LeadEntity): Promise<LastChange> {
  const where = { leadId: id, action: Not(In(CHANGING_NOTHING)) };
  const entry = await manager.findOne(AuditEntryEntity, { where, order: { id: 'DESC' } });
  return { changedBy: entry?.actor ?? null, changedAt: entry?.at.toISOString() ?? null };
}
