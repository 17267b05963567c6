import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';

const TONES = {
  plain: 'border border-line text-ink',
  petrol: 'bg-petrol-wash text-petrol',
  accent: 'bg-accent-wash text-accent-deep',
  grey: 'bg-sand text-muted',
} as const;

interface TagProps {
  readonly tone?: keyof typeof TONES;
  readonly Icon?: LucideIcon;
  readonly children: ReactNode;
}

/** A short word about an account or a session, with a shape of its own. */
export function Tag({ tone = 'plain', Icon, children }: TagProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 text-xs font-semibold whitespace-nowrap',
        TONES[tone],
      )}
    >
      {Icon && <Icon aria-hidden="true" className="size-3.5" />}
      {children}
    </span>
  );
}
