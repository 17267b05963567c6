import { CONTACT_KINDS, type ContactKind, type NewContact, newContactSchema } from '@fahrzeugpflege/contracts';
import { randomUuid } from '#lib/ids.ts';
import { KeptDrafts } from '../kept-drafts.ts';

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

/** Contacts that were written and not saved. */
export const contactDrafts = new KeptDrafts<ContactDraft>('kontakt', ({ kind, ...rest }) => {
  const { success } = newContactSchema.safeParse({ ...rest, kind: kind ?? CONTACT_KINDS[0] });
  return success && typeof rest.text === 'string';
});
