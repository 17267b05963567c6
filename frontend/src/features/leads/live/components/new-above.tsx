import { newLeadsText } from '#features/leads/lead-texts.ts';

interface NewAboveProps {
  /** How many new leads stand above what is in sight; they were not seen yet. */
  readonly count: number;
  /** Leads to the first of them. */
  readonly onShow: () => void;
}

/**
 * Tells whoever has scrolled down of new leads at the list's head. It sticks below the search and takes no room, so that
 * it moves nothing. Those who only listen are told by `LiveStatus`.
 */
export function NewAbove({ count, onShow }: NewAboveProps) {
  if (count === 0) return null;
  return (
    <div className="pointer-events-none sticky top-18 z-20 flex h-0 justify-center print:hidden low:top-3">
      <button
        type="button"
        data-key="n"
        onClick={onShow}
        className={
          'on-dark pointer-events-auto h-fit min-h-9 animate-fade rounded-full bg-petrol px-4 text-sm font-semibold ' +
          'whitespace-nowrap text-paper shadow-raised hover:bg-petrol-deep pointer-coarse:min-h-11'
        }
      >
        {newLeadsText(count)} <span aria-hidden="true">↑</span>
      </button>
    </div>
  );
}
