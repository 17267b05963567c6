import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';

interface NoticeProps {
  readonly tone?: 'info' | 'danger';
  readonly role?: 'alert' | 'status' | 'note';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A sentence that must not be overlooked. */
export function Notice({ tone = 'info', role = 'note', className, children }: NoticeProps) {
  const Icon = tone === 'danger' ? CircleAlert : Info;
  return (
    <div
      role={role}
      className={classNames(
        'flex gap-3 border-l-4 px-4 py-3 text-sm',
        tone === 'danger' ? 'border-danger bg-danger-wash text-danger' : 'border-accent bg-accent-wash text-ink',
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-[1.2em] shrink-0" />
      <div>{children}</div>
    </div>
  );
}
