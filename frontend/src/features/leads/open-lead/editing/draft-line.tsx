import { formatDayAndTime } from '#lib/format.ts';

interface DraftLineProps {
  /** When it was typed, ISO 8601. */
  readonly at: string;
  /** What can be done about it. */
  readonly action: string;
  readonly onAction: () => void;
}

/** Says quietly that something was typed earlier and never saved. */
export function DraftLine({ at, action, onAction }: DraftLineProps) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-sand px-4 py-1 text-sm">
      <span role="status">
        Nicht gespeicherter Entwurf vom <time dateTime={at}>{formatDayAndTime(at)}</time>
      </span>
      <button
        type="button"
        onClick={onAction}
        className="text-link -mx-2 min-h-10 rounded-sm px-2 font-semibold pointer-coarse:min-h-11"
      >
        {action}
      </button>
    </p>
  );
}
