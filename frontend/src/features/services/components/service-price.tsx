import { classNames } from '../../../lib/class-names';
import { splitPrice } from '../../../lib/split-price';

const SIZES = {
  md: 'text-xl',
  lg: 'text-2xl',
} as const;

interface ServicePriceProps {
  /** As the service has it; without one it is given on request. */
  readonly price: string | undefined;
  readonly size?: keyof typeof SIZES;
  readonly className?: string;
}

/** A price: the figure big, what belongs to it small. */
export function ServicePrice({ price, size = 'md', className }: ServicePriceProps) {
  if (!price) return <p className={classNames('leading-8 text-muted', className)}>Preis auf Anfrage</p>;
  const { before, amount, after } = splitPrice(price);
  return (
    <p className={classNames('text-sm leading-8 text-muted', className)}>
      {before} <span className={classNames('figure mx-0.5 whitespace-nowrap text-petrol', SIZES[size])}>{amount}</span>{' '}
      <span className="whitespace-nowrap">{after}</span>
    </p>
  );
}
