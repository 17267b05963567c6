import type { Lead, NewContact } from '@fahrzeugpflege/contracts';
import { useState } from 'react';
import { useSession } from '#features/session/session.ts';
import { useRecordContact } from '../api/lead-contacts.ts';
import { type ContactDraft, type ContactEdit, contactDrafts, edited, emptyContact } from './contact-draft.ts';

/** A contact being written, and what can be done with it. */
interface ContactEditor {
  readonly draft: ContactDraft;
  readonly isSaving: boolean;
  /** Why the last save failed; undefined once something was written since. */
  readonly failure: unknown;
  /** What was saved last, until the next one is begun. */
  readonly saved: NewContact | undefined;
  readonly edit: (edit: ContactEdit) => void;
  readonly discard: () => void;
  readonly save: () => void;
}

/**
 * Writes a contact with a lead. What is written is kept until it is saved or discarded.
 *
 * @param prepared what it begins with where nothing is kept
 */
export function useContact(lead: Lead, prepared?: ContactEdit): ContactEditor {
  const username = useSession().data?.username ?? '';
  const [draft, setDraft] = useState(() => contactDrafts.read(username, lead.id) ?? { ...emptyContact(), ...prepared });
  const [saved, setSaved] = useState<NewContact>();
  const record = useRecordContact(lead, username, ({ id }) => contactDrafts.forget(username, lead.id, id));

  return {
    draft,
    saved,
    isSaving: record.isPending,
    failure: record.error ?? undefined,
    edit: (edit) => {
      const next = edited(draft, edit);
      setDraft(next);
      setSaved(undefined);
      if (!record.isPending) record.reset();
      contactDrafts.keep(username, lead.id, next);
    },
    discard: () => {
      contactDrafts.forget(username, lead.id, draft.id);
      setDraft(emptyContact());
      if (!record.isPending) record.reset();
    },
    save: () => {
      const { kind, text } = draft;
      if (kind === null || record.isPending) return;
      const contact = { ...draft, kind, text: text.trim() || null };
      record.mutate(contact, {
        onSuccess: () => {
          // What was written since the save began stays.
          setDraft((present) => (present.id === contact.id ? emptyContact() : present));
          setSaved(contact);
        },
      });
    },
  };
}
