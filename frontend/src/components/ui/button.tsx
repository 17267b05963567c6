import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#lib/class-names.ts';
import { DropLoader } from './drop-mark.tsx';

const VARIANTS = {
  /** The one thing to do on a screen. */
  accent: 'bg-accent text-white hover:bg-accent-deep',
  /** What deletes for good. */
  danger: 'bg-danger text-white hover:bg-danger/85',
  primary: 'bg-petrol text-paper hover:bg-petrol-bright',
  outline: 'border border-line-strong text-ink hover:border-petrol hover:bg-petrol-wash',
  /** Beside links that are quiet too. */
  quiet: 'font-normal! text-muted hover:text-ink',
  onDark: 'border border-mist/50 text-paper hover:border-paper hover:bg-white/10',
} as const;

const SIZES = {
  md: 'min-h-12 px-6 text-base',
  sm: 'min-h-11 px-4 text-sm',
} as const;

/** Looks of a button; links that act as one take them too. */
interface ButtonLook {
  readonly variant?: keyof typeof VARIANTS;
  readonly size?: keyof typeof SIZES;
}

/** The classes of a button, for links. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonLook = {}): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-md text-center font-semibold leading-tight no-underline',
    'transition-colors duration-150 aria-disabled:cursor-progress',
    VARIANTS[variant],
    SIZES[size],
  );
}

interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** What the button says while its work runs; it then takes no clicks but keeps the focus. */
  readonly busyLabel?: string | false | undefined;
}

/** A button; `type` is `button` unless said otherwise. */
export function Button({ variant, size, busyLabel, className, children, onClick, ...rest }: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }) };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(look), className)}
      aria-disabled={busyLabel ? true : undefined}
      onClick={(event) => {
        if (busyLabel) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busyLabel ? (
        <>
          <DropLoader /> {busyLabel}
        </>
      ) : (
        children
      )}
    </button>
  );
}
