import type { Gap } from '@fahrzeugpflege/contracts';

interface GapListProps {
  readonly gaps: readonly Gap[];
  readonly onChoose: (gap: Gap) => void;
}

/** What of a template is still to be filled in; each leads to its place in the text. */
export function GapList({ gaps, onChoose }: GapListProps) {
  if (gaps.length === 0) return null;
  return (
    <div className="-mt-1 flex flex-wrap items-center gap-2 text-sm">
      <span>Noch ausfüllen oder löschen:</span>
      {gaps.map((gap) => (
        <button
          key={gap.start}
          type="button"
          onClick={() => onChoose(gap)}
          className="min-h-9 rounded-md border border-accent bg-accent-wash px-2.5 transition-colors hover:border-accent-deep pointer-coarse:min-h-11"
        >
          {gap.name}
        </button>
      ))}
    </div>
  );
}
