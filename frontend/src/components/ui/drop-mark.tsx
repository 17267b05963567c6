import { classNames } from '#lib/class-names.ts';

const DROP = 'M12 2.5c4.3 4.9 7.2 8.5 7.2 12.3a7.2 7.2 0 0 1-14.4 0c0-3.8 2.9-7.4 7.2-12.3z';

/** The drop's own bounds, so that it stands flush with text. */
const BOX = '4.8 2.5 14.4 19.5';

/** The house's mark, a drop; decorative. */
export function DropMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox={BOX} aria-hidden="true" className={className} fill="currentColor">
      <path d={DROP} />
    </svg>
  );
}

/** Shows that something runs: a drop that gathers and rolls off. The words beside it say what. */
export function DropLoader({ className }: { readonly className?: string }) {
  return <DropMark className={classNames('h-[1em] animate-bead', className)} />;
}

/** Success: a drop with a check mark in it. */
export function DropCheck({ className }: { readonly className?: string }) {
  return (
    <svg viewBox={BOX} aria-hidden="true" className={classNames('text-petrol', className)} fill="currentColor">
      <path d={DROP} />
      <path
        d="m8.7 14.6 2.4 2.4 4.3-4.8"
        fill="none"
        stroke="var(--color-paper)"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
