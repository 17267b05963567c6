import type { ReactNode } from 'react';

/** Words that belong together on one line, as a number and its unit. */
export function Unbroken({ children }: { readonly children: ReactNode }) {
  return <span className="whitespace-nowrap">{children}</span>;
}
