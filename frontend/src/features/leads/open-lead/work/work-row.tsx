import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';

interface WorkRowProps {
  readonly term: string;
  /** Spoken when it changes. */
  readonly value: ReactNode;
  readonly children: ReactNode;
}

/** One matter of the work on a lead: how it stands, and what can be done about it. */
export function WorkRow({ term, value, children }: WorkRowProps) {
  return (
    <div className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <p className="text-sm">
        <span className="text-muted">{term}</span>{' '}
        <span aria-live="polite" className="font-semibold break-words">
          {value}
        </span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

/** A quiet button among others of its kind. */
export function SmallButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'min-h-9 rounded-md border border-line-strong px-3 text-sm transition-colors hover:border-petrol hover:bg-petrol-wash',
        'pointer-coarse:min-h-11',
        className,
      )}
    />
  );
}
