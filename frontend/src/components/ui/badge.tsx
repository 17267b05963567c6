import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';
import { DropMark } from './drop-mark.tsx';

const TONES = {
  onDark: 'border-mist/40 bg-white/10 text-paper',
  petrol: 'border-transparent bg-petrol text-paper',
} as const;

const SIZES = {
  md: 'gap-1.5 rounded-full py-1 pr-3.5 pl-2.5 text-sm',
  /** A single word within a line or on a picture, as «TOP». */
  sm: 'gap-1 rounded-full py-0.5 pr-2.5 pl-2 text-xs tracking-wide',
} as const;

interface BadgeProps {
  readonly tone?: keyof typeof TONES;
  readonly size?: keyof typeof SIZES;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A short mark, as of a specialist or a campaign. */
export function Badge({ tone = 'petrol', size = 'md', className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex w-fit items-center border font-semibold whitespace-nowrap',
        TONES[tone],
        SIZES[size],
        className,
      )}
    >
      <DropMark className="h-[0.9em] shrink-0" />
      {children}
    </span>
  );
}
