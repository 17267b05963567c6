import { chatTexts } from '@fahrzeugpflege/contracts';
import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { DropLoader } from '#components/ui/drop-mark.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import type { Failure } from './transcript.ts';
import type { Conversation } from './use-conversation.ts';

interface ChatLogProps {
  readonly conversation: Conversation;
  /** Puts words into the text field. */
  readonly onDraft: (words: string) => void;
  /** Called when the button that was pressed is about to go. */
  readonly onGone: () => void;
}

/** What was said, and what can be said with one press. Screen readers hear what the assistant adds, and no echo of the visitor. */
export function ChatLog({ conversation, onDraft, onGone }: ChatLogProps) {
  const { messages, isLoaded, hasBegun, isPending, unsent, send, recall } = conversation;
  const log = useRef<HTMLDivElement>(null);
  const length = messages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added to the conversation is rolled into sight
  useEffect(() => showNewest(log.current), [length, isPending]);
  useEffect(() => {
    if (!log.current || typeof ResizeObserver === 'undefined') return;
    // A keyboard that comes up, or a text that grows, takes the room from above.
    const observer = new ResizeObserver(() => showNewest(log.current));
    observer.observe(log.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={log}
      role="log"
      aria-label="Gespräch"
      // «relative»: what is said to screen readers alone would make the panel roll instead.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what rolls must be within reach of the keyboard
      tabIndex={0}
      className="relative min-h-24 flex-1 overflow-y-auto overscroll-contain px-4 py-5 -outline-offset-3"
    >
      <ul className="mx-auto grid max-w-[40rem] gap-3">
        {messages.map((message) => (
          <ChatBubble key={message.id} message={message} />
        ))}
        {isPending && <Writing />}
      </ul>
      {unsent && (
        <UnsentNotice
          failure={unsent.failure}
          onRemedy={() => {
            const words = recall();
            if (words === undefined) return;
            if (unsent.failure.remedy === 'resend') send(words);
            else onDraft(words);
            onGone();
          }}
        />
      )}
      {isLoaded && !hasBegun && (
        <QuickReplies
          onChoose={(words) => {
            if (send(words)) onGone();
          }}
        />
      )}
    </div>
  );
}

function Writing() {
  return (
    <li className="flex min-h-9 items-center gap-2 pl-1 text-sm text-muted">
      <DropLoader className="w-4 shrink-0 text-petrol" />
      <span>
        <span className="sr-only">Der Assistent </span>schreibt …
      </span>
    </li>
  );
}

/** Rolls to the end, but never past the beginning of the newest message: that is where reading begins. */
function showNewest(log: HTMLElement | null): void {
  const newest = log?.querySelector<HTMLElement>('li:last-child');
  if (!log || !newest) return;
  log.scrollTop = newest.offsetTop - 20;
}

interface UnsentNoticeProps {
  readonly failure: Failure;
  readonly onRemedy: () => void;
}

/** Why the last message got no answer, and the button that does something about it. */
function UnsentNotice({ failure: { reason, remedy }, onRemedy }: UnsentNoticeProps) {
  return (
    <div className="mx-auto mt-3 max-w-[40rem] pl-5">
      <p className="text-sm text-muted">{reason}</p>
      <Button size="sm" variant="outline" className="mt-2" onClick={onRemedy}>
        {remedy === 'resend' ? 'Nochmals senden' : 'Nachricht ändern'}
      </Button>
    </div>
  );
}

/** What others ask, to be asked with one press. */
function QuickReplies({ onChoose }: { readonly onChoose: (words: string) => void }) {
  return (
    <ul aria-label="Häufige Fragen" className="mx-auto mt-4 flex max-w-[40rem] flex-wrap gap-2 pl-5">
      {chatTexts.quickReplies.map((words) => (
        <li key={words}>
          <button
            type="button"
            onClick={() => onChoose(words)}
            className="min-h-11 rounded-full border border-petrol/40 bg-surface px-4 py-2 text-left text-sm leading-tight font-semibold text-petrol transition-colors hover:border-petrol hover:bg-petrol-wash"
          >
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}
