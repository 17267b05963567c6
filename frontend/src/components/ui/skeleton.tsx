import { classNames } from '#lib/class-names.ts';

/** A grey place of the size that its classes say, until what belongs there has come; says nothing to screen readers. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" data-skeleton className={classNames('skeleton block', className)} />;
}
