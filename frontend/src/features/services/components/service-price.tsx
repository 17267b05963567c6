import { type Money, moneyWords } from '@fahrzeugpflege/contracts';
import { classNames } from '#lib/class-names.ts';

const SIZES = {
  md: 'text-xl',
  lg: 'text-2xl',
} as const;

interface ServicePriceProps {
  /** Without one it is given on request. */
  readonly price: Money | undefined;
  /** Whether its tax is said with it: once on a page. */
  readonly withVat?: boolean;
  readonly size?: keyof typeof SIZES;
  readonly className?: string;
}

/** A price: the figure big, what belongs to it small. */
export function ServicePrice({ price, withVat = false, size = 'md', className }: ServicePriceProps) {
  if (!price) return <p className={classNames('leading-8 text-muted', className)}>Preis auf Anfrage</p>;
  const { before, amount, after, vat } = moneyWords(price);
  return (
    <p className={classNames('text-sm leading-8 text-muted', className)}>
      {before} <span className={classNames('figure mx-0.5 whitespace-nowrap text-petrol', SIZES[size])}>{amount}</span>{' '}
      <span className="whitespace-nowrap">{[after, withVat && vat].filter(Boolean).join(', ')}</span>
    </p>
  );
}
