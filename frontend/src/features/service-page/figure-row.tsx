import { classNames } from '#lib/class-names.ts';

/** A large figure and what it says. */
interface Figure {
  /** Said before it in small, for example `über`. */
  readonly before?: string;
  readonly value: string;
  readonly text: string;
}

interface FigureRowProps {
  readonly figures: readonly Figure[];
  /** `first` sets the first figure larger than the rest, `all` sets all alike, two in a row. */
  readonly emphasis: keyof typeof LAYOUTS;
  readonly onDark?: boolean;
}

/** Figures so large that they say the page at a glance. */
export function FigureRow({ figures, emphasis, onDark = false }: FigureRowProps) {
  const { list, first, rest } = LAYOUTS[emphasis];
  const quiet = onDark ? 'text-mist' : 'text-muted';
  return (
    <dl className={classNames('grid gap-x-8', list)}>
      {figures.map(({ before, value, text }, index) => (
        <div
          key={text}
          className={classNames(
            'row-span-2 mb-8 grid grid-rows-subgrid gap-y-3 border-t pt-3',
            onDark ? 'border-mist/40' : 'border-petrol text-petrol',
          )}
        >
          <dt className={classNames('row-start-2 max-w-[15em]', quiet)}>{text}</dt>
          <dd className="row-start-1 self-end font-display tabular-nums">
            <span className={classNames('block min-h-7 text-base', quiet)}>{before}</span>
            <span
              className={classNames(
                '-ml-[0.04em] block font-semibold tracking-tighter whitespace-nowrap',
                index === 0 ? first : rest,
              )}
            >
              {value}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const LAYOUTS = {
  first: {
    list: 'sm:grid-cols-2 sm:max-lg:*:first:col-span-2 lg:grid-cols-[6fr_3fr_3fr]',
    first: 'text-figure',
    rest: 'text-3xl',
  },
  all: { list: 'lg:grid-cols-2', first: 'text-figure', rest: 'text-figure' },
} as const;

/** A claim apart in the words that limit it and the figure with its unit. */
interface ClaimParts {
  readonly before: string;
  readonly value: string;
}

/** Takes «bis zu 5 Jahre» apart before its first digit, so that the figure can be set large. */
export function splitClaim(claim: string): ClaimParts {
  const start = Math.max(claim.search(/\d/), 0);
  return { before: claim.slice(0, start).trim(), value: claim.slice(start) };
}
