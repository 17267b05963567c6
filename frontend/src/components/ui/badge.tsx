import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { DropMark } from './drop-mark';

const TONES = {
  onDark: 'border-mist/40 bg-white/10 text-paper',
  petrol: 'border-transparent bg-petrol text-paper',
} as const;

/** A short mark, as of a specialist or a campaign. */
export function Badge({
  tone = 'petrol',
  children,
}: {
  readonly tone?: keyof typeof TONES;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex w-fit items-center gap-1.5 rounded-full border py-1 pr-3.5 pl-2.5 text-sm font-semibold',
        TONES[tone],
      )}
    >
      <DropMark className="h-3.5" />
      {children}
    </span>
  );
}
