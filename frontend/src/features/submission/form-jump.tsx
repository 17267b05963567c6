import type { MouseEvent, ReactNode } from 'react';

interface FormJumpProps {
  /** Id of the section that holds the form. */
  readonly formId: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Rolls to a form of this page and puts the cursor into its first field; without JavaScript the link jumps there. */
export function FormJump({ formId, className, children }: FormJumpProps) {
  return (
    <a href={`#${formId}`} onClick={rollToForm} className={className}>
      {children}
    </a>
  );
}

function rollToForm(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  focusFirstField(target, { preventScroll: true });
}

/** Neither what is hidden nor what only robots reach. */
const FIRST_FIELD = ':is(input:not([type="hidden"], [tabindex="-1"]), textarea, select)';

/** Puts the cursor into the first field that a person fills in. */
export function focusFirstField(element: Element, options?: FocusOptions): void {
  element.querySelector<HTMLElement>(FIRST_FIELD)?.focus(options);
}
