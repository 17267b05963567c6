import { businessProfile } from '@fahrzeugpflege/contracts';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { DropMark } from '#components/ui/drop-mark.tsx';
import { classNames } from '#lib/class-names.ts';
import { QueryProvider } from '#lib/queries.tsx';
import { useBackCloses } from '#lib/use-back-closes.ts';
import { useChatDraft } from './chat-draft.ts';
import { ChatLog } from './chat-log.tsx';
import { Composer } from './composer.tsx';
import { DeletionQuestion } from './deletion-question.tsx';
import { noteChatOpen } from './open-mark.ts';
import { focusChat, useFillsWindow, useVisiblePart } from './panel-window.ts';
import { type Conversation, useConversation } from './use-conversation.ts';

/** Whether the chat is open, and who opened it. */
export interface ChatPanelProps {
  /** `reopened`: by itself, beside what the visitor is reading. */
  readonly state: 'loading' | 'open' | 'reopened' | undefined;
  readonly onClose: () => void;
  /** Gets the focus back. */
  readonly launcher: RefObject<HTMLElement | null>;
}

const PANEL =
  'chat-panel fixed z-40 flex flex-col overflow-x-hidden overflow-y-auto overscroll-contain bg-paper outline-none ' +
  'print:hidden';
const BESIDE_PAGE =
  'right-6 bottom-[calc(1.5rem+var(--notice-height))] h-[min(42rem,calc(100dvh-7.5rem-var(--notice-height)))] w-[25rem] ' +
  'animate-rise rounded-lg border border-line-strong shadow-raised';
const FILLING = 'inset-x-0 top-0 h-dvh animate-fade';

/** The chat: a window beside the page, on a phone in its place. What was said and typed stays while it is closed. */
export function ChatPanel(props: ChatPanelProps) {
  return (
    <QueryProvider>
      <Panel {...props} />
    </QueryProvider>
  );
}

function Panel({ state, onClose, launcher }: ChatPanelProps) {
  const isOpen = state === 'open' || state === 'reopened';
  const conversation = useConversation();
  const [draft, setDraft] = useChatDraft(conversation);
  const [isDeleting, setIsDeleting] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const fillsWindow = useFillsWindow();
  const visiblePart = useVisiblePart();
  const { deletion } = conversation;
  useOpenMark(isOpen, conversation);

  function endQuestion(): void {
    setIsDeleting(false);
    deletion.reset();
  }

  function close(): void {
    if (!deletion.isPending) endQuestion();
    onClose();
  }

  useBackCloses('chat', isOpen && fillsWindow, close);

  function goOn(): void {
    endQuestion();
    // What had the focus is gone with the next drawing.
    requestAnimationFrame(() => focusChat(panel.current));
  }

  return (
    <Dialog.Root open={isOpen} modal={fillsWindow} onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Content
          ref={panel}
          aria-describedby={undefined}
          data-holds-page={fillsWindow || undefined}
          style={fillsWindow ? visiblePart : undefined}
          className={classNames(PANEL, fillsWindow ? FILLING : BESIDE_PAGE)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (fillsWindow || state === 'open') focusChat(panel.current);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            launcher.current?.focus({ preventScroll: true });
          }}
          // Beside the page, the page can be used.
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            const isMeant = !isFocusOnPage(panel.current);
            if (isDeleting || !isMeant) event.preventDefault();
            if (isDeleting && isMeant && !deletion.isPending) goOn();
          }}
        >
          <ChatHeader />
          <ChatLog
            // Drawn anew with what the server kept: none of that is news to be read out.
            key={conversation.isLoaded ? 'loaded' : 'loading'}
            conversation={conversation}
            onDraft={setDraft}
            onGone={goOn}
          />
          {isDeleting ? (
            <DeletionQuestion
              deletion={deletion}
              onDeleted={() => {
                setDraft('');
                goOn();
              }}
              onKept={goOn}
            />
          ) : (
            <Composer
              conversation={conversation}
              draft={draft}
              onDraft={setDraft}
              onDelete={() => setIsDeleting(true)}
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A reload opens the chat again; where nothing was said nothing stays noted. */
function useOpenMark(isOpen: boolean, { isLoaded, hasBegun }: Conversation): void {
  useEffect(() => {
    if (!isLoaded) return;
    noteChatOpen(isOpen && hasBegun);
    return () => noteChatOpen(false);
  }, [isOpen, isLoaded, hasBegun]);
}

/** Whether something of the page beside the chat has the focus, as an open menu. */
function isFocusOnPage(panel: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !panel?.contains(activeElement);
}

/** Who one is talking to, and the way out. */
function ChatHeader() {
  return (
    <header className="on-dark flex shrink-0 items-center gap-3 bg-petrol-deep py-2.5 pr-2 pl-4 text-paper [@media(height<24rem)]:py-0.5">
      <DropMark className="h-6 shrink-0 text-mist max-[18rem]:hidden" />
      <div className="min-w-0 flex-1">
        <Dialog.Title className="text-base leading-tight">
          <span className="sr-only">Chat: </span>Virtueller Assistent
        </Dialog.Title>
        <p className="text-xs text-mist [@media(height<24rem)]:hidden">{businessProfile.name}</p>
      </div>
      <Dialog.Close
        aria-label="Chat schliessen"
        className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-white/15"
      >
        <X aria-hidden="true" className="size-5" />
      </Dialog.Close>
    </header>
  );
}
