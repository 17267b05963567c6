import { CHAT_MESSAGE_LIMIT, chatTexts } from '@fahrzeugpflege/contracts';
import { ArrowUp, Trash2, UserRound } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { classNames } from '#lib/class-names.ts';
import { formatCount } from '#lib/format.ts';
import type { Conversation } from './use-conversation.ts';

/** From this many characters on they are counted. */
const COUNTED_FROM = CHAT_MESSAGE_LIMIT - 200;

const FIELD = classNames(
  'field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-md border border-line-strong bg-white px-3 py-2',
  'text-base leading-normal wrap-anywhere placeholder:text-muted hover:border-petrol focus:border-petrol',
  'aria-disabled:bg-sand aria-disabled:text-muted aria-invalid:border-danger [@media(height<24rem)]:max-h-18',
);
const SEND =
  'grid size-11 shrink-0 place-items-center rounded-md border border-transparent bg-petrol text-paper transition-colors ' +
  'hover:bg-petrol-bright aria-disabled:bg-line aria-disabled:text-muted';

interface ComposerProps {
  readonly conversation: Conversation;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly onDelete: () => void;
}

/** Where the visitor writes. */
export function Composer({ conversation, draft, onDraft, onDelete }: ComposerProps) {
  const { isPending, hasBegun, send } = conversation;
  const words = draft.trim();
  // An emoji is one character, as the server counts.
  const { length } = [...words];
  const isTooLong = length > CHAT_MESSAGE_LIMIT;
  const canSend = !isPending && words !== '' && !isTooLong;
  const counterId = useId();

  function submit(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    if (canSend && send(words)) onDraft('');
  }

  return (
    <form
      onSubmit={submit}
      className="shrink-0 border-t border-line bg-surface px-4 pt-3 pb-1 [@media(height<24rem)]:pt-1.5"
    >
      <div className="mx-auto max-w-[40rem]">
        <div className="flex items-end gap-2">
          <textarea
            rows={2}
            aria-label="Ihre Nachricht"
            aria-describedby={counterId}
            aria-invalid={isTooLong || undefined}
            placeholder="Ihre Frage"
            enterKeyHint="send"
            value={draft}
            // Not `disabled`: focus and keyboard would go, and come back with the reply.
            readOnly={isPending}
            aria-disabled={isPending || undefined}
            onChange={(event) => onDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
            }}
            className={FIELD}
          />
          <button type="submit" aria-label="Senden" aria-disabled={!canSend || undefined} className={SEND}>
            <ArrowUp aria-hidden="true" className="size-5" />
          </button>
        </div>
        <p
          id={counterId}
          className={classNames(
            'text-xs tabular-nums not-empty:mt-1',
            isTooLong ? 'font-semibold text-danger' : 'text-muted',
          )}
        >
          {length > COUNTED_FROM && lengthText(length)}
        </p>
        <ComposerActions
          isPending={isPending}
          onPerson={() => send(chatTexts.askForPerson)}
          onDelete={hasBegun ? onDelete : undefined}
        />
      </div>
    </form>
  );
}

function lengthText(length: number): string {
  const counted = `${formatCount(length)} von ${formatCount(CHAT_MESSAGE_LIMIT)} Zeichen`;
  return length > CHAT_MESSAGE_LIMIT ? `Zu lang: ${counted}` : counted;
}

interface ComposerActionsProps {
  /** While a reply is awaited nothing else can be asked for. */
  readonly isPending: boolean;
  readonly onPerson: () => void;
  /** Undefined where there is nothing to delete. */
  readonly onDelete: (() => void) | undefined;
}

const ACTION =
  '-mx-2 flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm transition-colors hover:bg-sand ' +
  'aria-disabled:cursor-progress aria-disabled:text-muted';

/** A person, always in sight, and the end of the conversation. */
function ComposerActions({ isPending, onPerson, onDelete }: ComposerActionsProps) {
  const unlessPending = (act: () => void) => () => !isPending && act();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={unlessPending(onPerson)}
        className={classNames(ACTION, 'font-semibold text-petrol')}
      >
        <UserRound aria-hidden="true" className="size-4" /> Mensch anfragen
      </button>
      {onDelete && (
        <button
          type="button"
          aria-disabled={isPending || undefined}
          onClick={unlessPending(onDelete)}
          className={classNames(ACTION, 'text-muted')}
        >
          <Trash2 aria-hidden="true" className="size-4" /> Gespräch löschen
        </button>
      )}
    </div>
  );
}
