import { type NewReply, TEXT_LIMITS } from '@fahrzeugpflege/contracts';
import { randomUuid } from '#lib/ids.ts';
import { KeptDrafts } from '../kept-drafts.ts';

/** What a mail says. */
export type ReplyWords = Pick<NewReply, 'subject' | 'text'>;

/** A mail while it is being written. Plain data, so that the tab can keep it until it is sent. */
export interface ReplyDraft extends Omit<NewReply, 'to'> {
  /** What a template took the place of; null where nobody had written anything. */
  readonly before: ReplyWords | null;
  /** The ids under which it was sent and not answered for sure: what it said then may be on its way. */
  readonly tried?: readonly NewReply['id'][];
}

/** What one may write into it. */
export type ReplyEdit = Partial<Omit<ReplyDraft, 'id'>>;

export function emptyReply(): ReplyDraft {
  return { id: randomUuid(), subject: '', text: '', followUp: null, before: null };
}

/** After something was written into it. It is another mail then, as a contact would be another one. */
export function editedReply(draft: ReplyDraft, edit: ReplyEdit): ReplyDraft {
  return { ...draft, ...edit, id: randomUuid() };
}

/**
 * After a template was chosen. What somebody wrote can be had back; what a template had brought, and nobody touched, is not
 * worth it.
 *
 * @param brought what templates can have brought so far
 */
export function withTemplate(draft: ReplyDraft, words: ReplyWords, brought: readonly ReplyWords[]): ReplyDraft {
  const isUntouched = [{ subject: '', text: '' }, ...brought].some(
    ({ subject, text }) => subject === draft.subject && text === draft.text,
  );
  const before = isUntouched ? draft.before : { subject: draft.subject, text: draft.text };
  return editedReply(draft, { ...words, before });
}

/** Mails that were written and not sent. */
export const replyDrafts = new KeptDrafts<ReplyDraft>(
  'antwort',
  ({ id, subject, text, followUp }) =>
    [id, subject, text].every((part) => typeof part === 'string') &&
    (text?.length ?? 0) <= TEXT_LIMITS.message &&
    (followUp === null || typeof followUp?.on === 'string'),
);
