import { type Lead, type NewReply, newReplySchema } from '@fahrzeugpflege/contracts';
import { useState } from 'react';
import { useSession } from '#features/session/session.ts';
import { ApiError } from '#lib/api-client.ts';
import { useSendReply } from '../api/lead-contacts.ts';
import { editedReply, emptyReply, type ReplyDraft, type ReplyEdit, replyDrafts } from './reply-draft.ts';

/** Messages by the field that they are about. */
type Faults = Readonly<Partial<Record<keyof NewReply, string>>>;

/** A mail being written, and what can be done with it. */
interface ReplyEditor {
  readonly draft: ReplyDraft;
  readonly isSending: boolean;
  /** Why the last try to send failed; undefined once something was written since. */
  readonly failure: unknown;
  /** What keeps it from being sent. */
  readonly faults: Faults;
  readonly edit: (edit: ReplyEdit) => void;
  readonly replace: (draft: ReplyDraft) => void;
  readonly discard: () => void;
  /** Notes what keeps it from being sent. @returns whether nothing does */
  readonly check: () => boolean;
  readonly send: () => void;
}

/**
 * Writes a mail to whoever sent a lead. What is written is kept until it is sent or discarded.
 *
 * @param onSent called once the server has it
 */
export function useReply(lead: Lead, onSent: (reply: NewReply) => void): ReplyEditor {
  const username = useSession().data?.username ?? '';
  const [draft, setDraft] = useState(() => replyDrafts.read(username, lead.id) ?? emptyReply());
  const [faults, setFaults] = useState<Faults>({});
  const reply = useSendReply(lead, username, ({ id }) => replyDrafts.forget(username, lead.id, id));
  const { before: _, ...words } = draft;
  const mail = { ...words, to: lead.email };

  const replace = (next: ReplyDraft) => {
    setDraft(next);
    setFaults({});
    if (!reply.isPending) reply.reset();
    replyDrafts.keep(username, lead.id, next);
  };
  return {
    draft,
    isSending: reply.isPending,
    failure: reply.error ?? undefined,
    faults: { ...faults, ...(reply.error instanceof ApiError ? reply.error.fieldErrors : {}) },
    replace,
    edit: (edit) => replace(editedReply(draft, edit)),
    discard: () => replyDrafts.forget(username, lead.id, draft.id),
    check: () => {
      const issues = newReplySchema.safeParse(mail).error?.issues ?? [];
      setFaults(Object.fromEntries(issues.map(({ path, message }) => [path[0], message])));
      return issues.length === 0;
    },
    send: () => {
      if (!reply.isPending) reply.mutate(mail, { onSuccess: () => onSent(mail) });
    },
  };
}
