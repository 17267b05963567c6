import { type Money, moneyWords } from '@fahrzeugpflege/contracts';
import { classNames } from '../lib/class-names.ts';

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
        <span
          className={classNames(
            'font-semibold tracking-tight tabular-nums',
            hasFigure ? SIZES[size] : 'text-xl',
            // The blank that follows is as small as its own letters.
            after && 'mr-1.5',
          )}
        >
          {amount}
        </span>
      </span>
      {after && ' '}
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
