import { CONTACT_KINDS, type ContactKind, type NewContact, newContactSchema } from '@fahrzeugpflege/contracts';
import { STAFF_DRAFTS } from '#features/session/session.ts';
import { randomUuid } from '#lib/ids.ts';
import { readSession, removeSession, writeSession } from '#lib/session-store.ts';

/** A contact while it is being written. Plain data, so that the tab can keep it until it is saved. */
export interface ContactDraft extends Omit<NewContact, 'kind' | 'text'> {
  readonly kind: ContactKind | null;
  readonly text: string;
}

/** What one may write into it. */
export type ContactEdit = Partial<Omit<ContactDraft, 'id'>>;

export function emptyContact(): ContactDraft {
  return { id: randomUuid(), kind: null, text: '', followUp: null };
}

/**
 * After something was written into it. It is another contact then: had the one before been stored though its answer was
 * lost, both stand there, and nothing that was written is lost.
 */
export function edited(draft: ContactDraft, edit: ContactEdit): ContactDraft {
  return { ...draft, ...edit, id: randomUuid() };
}

/** Where the tab keeps what one user wrote about one lead. */
const nameOf = (username: string, leadId: string) => `${STAFF_DRAFTS}${username}:${leadId}:kontakt`;

/** What was written and not saved; undefined for anything else, as of another version of the site. */
export function readContact(username: string, leadId: string): ContactDraft | undefined {
  const kept = readSession(nameOf(username, leadId)) as ContactDraft | undefined;
  const { success } = newContactSchema.safeParse({ ...kept, kind: kept?.kind ?? CONTACT_KINDS[0] });
  return success && typeof kept?.text === 'string' ? kept : undefined;
}

export function keepContact(username: string, leadId: string, draft: ContactDraft): void {
  writeSession(nameOf(username, leadId), draft);
}

/** Once it is saved or discarded; what was written since then stays. */
export function forgetContact(username: string, leadId: string, id: ContactDraft['id']): void {
  if (readContact(username, leadId)?.id === id) removeSession(nameOf(username, leadId));
}
