import { LONGEST_SEARCH } from '@fahrzeugpflege/contracts';
import { Search, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { useInputDraft } from '#lib/use-input-draft.ts';
import { moveFocus } from '../list/card-focus.ts';

/** Milliseconds without a key after which a search is asked for. */
const PAUSE = 250;

interface LeadSearchProps {
  readonly value: string;
  readonly isWaiting: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onChange: (words: string) => void;
}

/** Searches while one types. */
export function LeadSearch({ value, isWaiting, input, onChange }: LeadSearchProps) {
  const { text, type, sent } = useInputDraft(value);
  const words = text.trim();
  const send = useEffectEvent(() => {
    if (words === value) return;
    sent(words);
    onChange(words);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the pause anew
  useEffect(() => {
    const pause = setTimeout(send, PAUSE);
    return () => clearTimeout(pause);
  }, [words]);

  const clear = () => {
    type('');
    sent('');
    onChange('');
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text) clear();
    else if (event.key === 'Escape') input.current?.blur();
    else if (event.key === 'ArrowDown') moveFocus(1);
    else return;
    event.preventDefault();
  };
  return (
    <form onSubmit={submit} className="relative min-w-0 flex-1 md:min-w-56">
      <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3 size-4 text-muted" />
      <input
        ref={input}
        type="search"
        aria-label="Suche"
        placeholder="Name, Fahrzeug, Nr."
        value={text}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        className={
          'block min-h-11 w-full rounded-md border border-line-strong bg-white pr-11 pl-9 text-base text-ellipsis ' +
          'placeholder-shown:pr-2 pointer-fine:pr-11 placeholder:text-muted hover:border-petrol [&::-webkit-search-cancel-button]:hidden'
        }
      />
      <div className="absolute inset-y-0 right-0 flex items-center text-xs text-muted">
        {isWaiting && <span className="animate-pending bg-white px-1">sucht …</span>}
        {text ? (
          <button
            type="button"
            aria-label="Suche leeren"
            onClick={clear}
            className="grid size-11 place-items-center rounded-md hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        ) : (
          <span
            aria-hidden="true"
            className="mr-3 rounded-sm border border-line px-1.5 font-sans pointer-coarse:hidden"
          >
            /
          </span>
        )}
      </div>
    </form>
  );
}
