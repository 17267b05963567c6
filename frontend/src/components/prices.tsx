import { type Money, moneyWords, type PriceLine } from '@fahrzeugpflege/contracts';
import { classNames } from '#lib/class-names.ts';
import { hyphenate } from '#lib/text.ts';
import { KeptAmounts } from './unbroken.tsx';

interface BigPriceProps {
  /** A price, or words where there is no amount: «nach Besichtigung». */
  readonly price: Money | string;
  /** Said after it in small, for example its tax. */
  readonly note?: string | undefined;
  readonly size?: keyof typeof SIZES;
  readonly className?: string | undefined;
}

/** A price with its amount large and the words around it small. */
export function BigPrice({ price, note, size = 'md', className }: BigPriceProps) {
  const hasFigure = typeof price !== 'string';
  const { before, amount, after } = hasFigure ? moneyWords(price) : { before: '', amount: price, after: '' };
  return (
    <span className={classNames('font-display', className)}>
      <span className={classNames(hasFigure && 'whitespace-nowrap', note && !after && 'mr-3')}>
        {before && <span className="text-lg font-medium">{before} </span>}
        <span className={classNames('font-semibold tracking-tight tabular-nums', hasFigure ? SIZES[size] : 'text-xl')}>
          {amount}
        </span>
      </span>
      {/* A blank and no margin: where the words after it go to a line of their own, amounts stay in line. */}
      {after && <span className="text-2xl"> </span>}
      {after && <span className={classNames('text-lg font-medium whitespace-nowrap', note && 'mr-3')}>{after}</span>}
      {note && ' '}
      {note && <span className="inline-block text-sm font-medium">{note}</span>}
    </span>
  );
}

const SIZES = {
  md: 'text-2xl',
  growing: 'text-2xl md:text-3xl',
  lg: 'text-3xl',
  xl: 'text-4xl',
} as const;

type RowSize = 'md' | 'growing';

interface PriceListProps {
  /** Says what the table is to those who can't see it; the visible heading stands with the page. */
  readonly caption: string;
  readonly prices: readonly PriceLine[];
  /** What the prices include, exclude or depend on. */
  readonly note?: string | undefined;
  /** `growing` where the prices are what the page is about. */
  readonly size?: RowSize;
  readonly className?: string | undefined;
}

/** A table of prices, the amounts large and in line. */
export function PriceList({ caption, prices, note, size = 'md', className }: PriceListProps) {
  return (
    <div className={className}>
      <table className="w-full border-b border-ink/15">
        <caption className="sr-only">{caption}</caption>
        <tbody>
          {prices.map((line) => (
            <PriceRow key={line.what} line={line} size={size} />
          ))}
        </tbody>
      </table>
      {note && <p className="mt-4 max-w-prose text-sm text-muted">{note}</p>}
    </div>
  );
}

function PriceRow({ line, size }: { readonly line: PriceLine; readonly size: RowSize }) {
  const { what, price, note } = line;
  return (
    <tr className="border-t border-ink/15">
      <th scope="row" className="py-5 pr-6 text-left align-baseline font-semibold">
        {hyphenate(what)}
        {note && (
          <span className="block text-sm font-normal text-muted">
            <KeptAmounts>{note}</KeptAmounts>
          </span>
        )}
      </th>
      <td className="w-px py-5 text-right align-baseline text-petrol sm:whitespace-nowrap">
        <BigPrice price={price} size={size} />
      </td>
    </tr>
  );
}
