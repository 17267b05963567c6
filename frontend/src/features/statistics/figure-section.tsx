import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '#lib/class-names.ts';
import { formatCount } from '#lib/format.ts';
import { narrowLabel } from './figures/figure-texts.ts';

interface FigureSectionProps {
  readonly heading: string;
  /** What the figures say, in a sentence; a picture without one stands for itself. */
  readonly finding?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One question about the leads, with its answer in a sentence and in figures. */
export function FigureSection({ heading, finding, className, children }: FigureSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames('min-w-0 break-inside-avoid border-t border-line pt-4', className)}
    >
      <h2 id={id} className="text-lg">
        {heading}
      </h2>
      {finding && <p className="mt-0.5 max-w-prose text-sm">{finding}</p>}
      {children}
    </section>
  );
}

/** A row of counts. */
interface FigureRow {
  readonly name: string;
  /** Of the list with the leads that it counts. */
  readonly address?: string | undefined;
  readonly counts: readonly number[];
}

interface FigureTableProps {
  readonly caption: string;
  /** Above the names, then above each count. */
  readonly headings: readonly string[];
  readonly rows: readonly FigureRow[];
}

/**
 * The figures of a picture. Screen readers always have them; others when they ask. Only what is seen has links, so that
 * the focus never goes where nobody sees it.
 */
export function FigureTable(props: FigureTableProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative mt-2">
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
        className="text-link py-1 text-sm pointer-coarse:min-h-11 text-muted hover:text-ink print:hidden"
      >
        {isShown ? 'Tabelle ausblenden' : 'Als Tabelle zeigen'}
        <span className="sr-only">: {props.caption}</span>
      </button>
      <div className={isShown ? 'mt-1' : 'sr-only'}>
        <Figures {...props} hasLinks={isShown} />
      </div>
    </div>
  );
}

function Figures({ caption, headings, rows, hasLinks }: FigureTableProps & { readonly hasLinks: boolean }) {
  const [ofNames, ...ofCounts] = headings;
  return (
    <table className="w-full max-w-3xl sm:table-fixed text-sm tabular-nums max-sm:text-xs">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-xs text-muted">
        <tr className="align-bottom">
          <th scope="col" className="sm:w-[30%] py-1.5 pr-2 text-left font-normal">
            {ofNames}
          </th>
          {ofCounts.map((heading) => (
            <th key={heading} scope="col" className="py-1.5 pl-2 text-right font-normal">
              {narrowLabel(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, address, counts }) => (
          <tr key={name} className="border-t border-line align-baseline">
            <th scope="row" className="py-1.5 pr-2 text-left font-normal">
              {hasLinks && address ? (
                <Link to={address} className="text-link">
                  {name}
                </Link>
              ) : (
                name
              )}
            </th>
            {counts.map((count, index) => (
              <td key={headings[index + 1]} className="py-1.5 pl-2 text-right">
                {formatCount(count)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
