import { useEffect, useRef, useState } from 'react';
import { DraftWriter } from '#lib/draft-writer.ts';
import { readSession, removeSession, writeSession } from '#lib/session-store.ts';
import type { Conversation } from './use-conversation.ts';

/** What a visitor has written and would lose with the tab. */
interface ChatDraft {
  /** What was sent and is not answered; empty where there is no such message. */
  readonly unanswered: string;
  /** What stands in the text field. */
  readonly typed: string;
}

const NAME = 'chat-draft';

/**
 * The words in the text field. They outlive a reload, and so does a message that got no answer, which then stands in the
 * field above them.
 */
export function useChatDraft({ unanswered, messages, isLoaded }: Conversation) {
  const [kept] = useState(readDraft);
  const [typed, setTyped] = useState(() => fieldText(kept));
  const arrived = messages.findLast(({ role }) => role === 'user')?.content;
  const hasArrived = isLoaded && kept.unanswered !== '' && kept.unanswered === arrived;
  useEffect(() => {
    // The page was left before the answer came.
    if (hasArrived) setTyped((current) => (current === fieldText(kept) ? kept.typed : current));
  }, [hasArrived, kept]);
  useWriting({ unanswered: unanswered ?? '', typed });
  return [typed, setTyped] as const;
}

function useWriting({ unanswered, typed }: ChatDraft): void {
  const current = useRef<ChatDraft>({ unanswered, typed });
  const [writer] = useState(() => new DraftWriter(() => saveDraft(current.current)));
  useEffect(() => {
    writer.listen();
    return () => writer.stop();
  }, [writer]);
  useEffect(() => {
    current.current = { unanswered, typed };
    writer.note();
    // Whoever deletes the conversation leaves nothing behind.
    if (fieldText(current.current) === '') writer.flush();
  }, [unanswered, typed, writer]);
}

function fieldText({ unanswered, typed }: ChatDraft): string {
  return [unanswered, typed].filter((words) => words !== '').join('\n\n');
}

function readDraft(): ChatDraft {
  const { unanswered, typed } = Object(readSession(NAME)) as Partial<Record<keyof ChatDraft, unknown>>;
  return {
    unanswered: typeof unanswered === 'string' ? unanswered : '',
    typed: typeof typed === 'string' ? typed : '',
  };
}

function saveDraft(draft: ChatDraft): void {
  if (fieldText(draft) === '') removeSession(NAME);
  else writeSession(NAME, draft);
}
