import type { PriceLine } from '@fahrzeugpflege/contracts';
import { hyphenate } from '../lib/hyphenate.ts';
import { BigPrice } from './big-price.tsx';
import { KeptAmounts } from './kept-amounts.tsx';

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
