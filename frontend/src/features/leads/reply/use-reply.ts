import { type Lead, type NewReply, newReplySchema } from '@fahrzeugpflege/contracts';
import { useState } from 'react';
import { useSession } from '#features/session/session.ts';
import { ApiError, isUnauthorized } from '#lib/api-client.ts';
import { useSendReply } from '../api/lead-contacts.ts';
import { useLookForMails } from '../api/lead-history.ts';
import { changeFailureText } from '../report-failure.ts';
import { editedReply, emptyReply, type ReplyDraft, type ReplyEdit, replyDrafts } from './reply-draft.ts';

/** Messages by the field that they are about. */
type Faults = Readonly<Partial<Record<keyof NewReply, string>>>;

/** A mail being written, and what can be done with it. */
interface ReplyEditor {
  readonly draft: ReplyDraft;
  readonly isSending: boolean;
  /** Why it was not sent, or what is known instead of that; undefined once something was written since. */
  readonly notice: string | undefined;
  /** What keeps it from being sent. */
  readonly faults: Faults;
  readonly edit: (edit: ReplyEdit) => void;
  readonly replace: (draft: ReplyDraft) => void;
  readonly discard: () => void;
  /** Notes what keeps it from being sent. @returns the names of the fields */
  readonly check: () => readonly string[];
  readonly send: () => void;
}

/**
 * Writes a mail to whoever sent a lead. What is written is kept until it is sent or discarded. Where an earlier wording was
 * sent and not answered, it is looked for before another one goes out: the visitor shall not get both unawares.
 *
 * @param onSent called once the server has it
 */
export function useReply(lead: Lead, onSent: (reply: NewReply) => void): ReplyEditor {
  const username = useSession().data?.username ?? '';
  const [draft, setDraft] = useState(() => replyDrafts.read(username, lead.id) ?? emptyReply());
  const [faults, setFaults] = useState<Faults>({});
  const reply = useSendReply(lead, username, ({ id }) => replyDrafts.forget(username, lead.id, id));
  const earlier = useLookForMails(lead);
  const { before: _, tried = [], ...words } = draft;
  const mail = { ...words, to: lead.email };
  const isSending = reply.isPending || earlier.isPending;

  const keep = (next: ReplyDraft) => {
    setDraft(next);
    replyDrafts.keep(username, lead.id, next);
  };
  const replace = (next: ReplyDraft) => {
    setFaults({});
    if (!reply.isPending) reply.reset();
    earlier.reset();
    keep(next);
  };
  const sendNow = () => {
    keep({ ...draft, tried: [...new Set([...tried, draft.id])] });
    earlier.reset();
    reply.mutate(mail, { onSuccess: () => onSent(mail) });
  };
  return {
    draft,
    isSending,
    notice: earlier.data ? EARLIER_SENT : failureNotice(reply.error, earlier.error),
    faults: { ...faults, ...(reply.error instanceof ApiError ? reply.error.fieldErrors : {}) },
    replace,
    edit: (edit) => replace(editedReply(draft, edit)),
    discard: () => replyDrafts.forget(username, lead.id, draft.id),
    check: () => {
      const issues = newReplySchema.safeParse(mail).error?.issues ?? [];
      setFaults(Object.fromEntries(issues.map(({ path, message }) => [path[0], message])));
      return issues.map(({ path }) => String(path[0]));
    },
    send: () => {
      if (isSending) return;
      const others = tried.filter((id) => id !== draft.id);
      if (others.length === 0) return sendNow();
      reply.reset();
      // Whoever has been told may send this one all the same.
      const onSuccess = (isFound: boolean) => (isFound ? keep({ ...draft, tried: [] }) : sendNow());
      earlier.mutate(others, { onSuccess });
    },
  };
}

const EARLIER_SENT =
  'Ihr voriges Mail wurde doch angenommen, es steht bei den Kontakten. Mit «Jetzt senden» geht dieses als zweites hinaus.';
const NO_ANSWER =
  'Keine Antwort. Vielleicht ist das Mail schon unterwegs: Unverändert nochmals senden schadet nicht. Ihr Text bleibt erhalten.';

function failureNotice(ofSending: Error | null, ofLooking: Error | null): string | undefined {
  const error = ofSending ?? ofLooking;
  if (!error || isUnauthorized(error)) return undefined;
  if (ofSending && !(ofSending instanceof ApiError)) return NO_ANSWER;
  return `${changeFailureText(error)} Das Mail ist nicht gesendet, Ihr Text bleibt erhalten.`;
}
