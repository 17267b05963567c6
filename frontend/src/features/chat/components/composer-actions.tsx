import { Trash2, UserRound } from 'lucide-react';
import { classNames } from '#lib/class-names.ts';

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
export function ComposerActions({ isPending, onPerson, onDelete }: ComposerActionsProps) {
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
