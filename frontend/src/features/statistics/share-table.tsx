import { Link } from 'react-router-dom';
import { formatCount } from '#lib/format.ts';
import { formatShare } from './figures/figure-texts.ts';

/** One of the things among which leads are shared out. */
export interface ShareRow {
  readonly name: string;
  readonly leads: number;
  readonly fill: string;
  /** Of the list of these leads. */
  readonly address?: string | undefined;
}

interface ShareTableProps {
  /** What the table shows, and what a row is; for screen readers. */
  readonly caption: string;
  readonly kind: string;
  readonly rows: readonly ShareRow[];
  /** What is shared out. */
  readonly total: number;
}

/** Counts and shares of leads: a table whose rows carry their bars. */
export function ShareTable({ caption, kind, rows, total }: ShareTableProps) {
  const widest = Math.max(...rows.map(({ leads }) => leads));
  return (
    <table className="mt-3 w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{kind}</th>
          <th scope="col">Anfragen</th>
          <th scope="col">Anteil</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} row={row} widest={widest} total={total} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: ShareRow;
  readonly widest: number;
  readonly total: number;
}

function Row({ row: { name, leads, fill, address }, widest, total }: RowProps) {
  return (
    <tr className="align-bottom">
      <th scope="row" className="w-full py-1.5 pr-3 text-left font-normal wrap-anywhere">
        {address ? (
          <Link to={address} className="text-link">
            {name}
          </Link>
        ) : (
          name
        )}
        <PartBar parts={[{ key: name, count: leads, fill }]} whole={widest} />
      </th>
      <td className="py-1.5 pl-2 text-right leading-none whitespace-nowrap text-muted">{formatCount(leads)}</td>
      <td className="py-1.5 pl-3 text-right leading-none font-semibold whitespace-nowrap">
        {formatShare(leads, total)}
      </td>
    </tr>
  );
}

/** A part of a bar. */
interface BarPart {
  readonly key: string;
  readonly count: number;
  readonly fill: string;
}

interface PartBarProps {
  readonly parts: readonly BarPart[];
  /** What the whole width stands for; more than nothing. */
  readonly whole: number;
}

/**
 * Parts of a whole beside each other, as wide as what they stand for; the figures stand beside it in words. Drawn, not a
 * coloured background, so that it is printed too.
 */
export function PartBar({ parts, whole }: PartBarProps) {
  const percent = (count: number) => `${(count / whole) * 100}%`;
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { count }) => sum + count, 0));
  const borders = new Set(starts.filter((start) => start > 0 && start < whole));
  return (
    <svg aria-hidden="true" className="mt-1 block h-2.5 w-full">
      {parts.map(({ key, count, fill }, index) => (
        <rect key={key} x={percent(starts[index] ?? 0)} width={percent(count)} height="100%" fill={fill} />
      ))}
      {[...borders].map((start) => (
        <line key={start} x1={percent(start)} x2={percent(start)} y2="100%" stroke="var(--color-paper)" />
      ))}
    </svg>
  );
}
