import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';

/** What stays at a dialog's lower edge, within reach of a thumb, while the rest scrolls. */
export function DialogFoot({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <div
      className={classNames(
        'sticky -bottom-px z-10 -mx-5 -mb-5 grid gap-3 border-t border-line bg-surface px-5 pt-3',
        'pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:-mb-6 sm:px-8',
        className,
      )}
    >
      {children}
    </div>
  );
}
