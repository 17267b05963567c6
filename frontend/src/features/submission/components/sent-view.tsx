import { type ReactNode, useEffect, useRef } from 'react';
import { DropCheck } from '#components/ui/drop-mark.tsx';

interface SentViewProps {
  readonly title: string;
  readonly text: string;
  /** True when the view follows a sending on this page; the focus then moves to it. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/**
 * The page from its top where the view is in sight there, or else the view right below the header (on a phone below the
 * toast): what stands above it is then seen whole or not at all.
 */
function rollToView(view: HTMLElement): void {
  if (view.getBoundingClientRect().bottom + scrollY <= innerHeight) scrollTo(0, 0);
  else view.scrollIntoView();
}

/** What stands in the form's place after a success. */
export function SentView({ title, text, takesFocus, children }: SentViewProps) {
  const view = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    if (view.current) rollToView(view.current);
  }, [takesFocus]);
  return (
    <div ref={view} className="flex flex-col items-start gap-4 max-sm:scroll-mt-20">
      <DropCheck className="h-14 animate-rise" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      <p className="max-w-prose">{text}</p>
      <div className="mt-3 actions">{children}</div>
    </div>
  );
}
