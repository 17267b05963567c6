import type { ReactNode } from 'react';
import { KeptAmounts } from '#components/unbroken.tsx';

interface ItemsProps {
  readonly items: readonly ReactNode[];
}

/** Points of a list that are no sentences of their own. */
export function Items({ items }: ItemsProps) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5 marker:text-petrol">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index} className="pl-1">
          {typeof item === 'string' ? <KeptAmounts>{item}</KeptAmounts> : item}
        </li>
      ))}
    </ul>
  );
}

/** A heading within a section. */
export function SubHeading({ children }: { readonly children: ReactNode }) {
  return <h3 className="mt-4 text-lg first:mt-0">{children}</h3>;
}

/** A link to another site. */
export function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} rel="noopener" className="text-link break-words text-petrol">
      {children}
    </a>
  );
}

/** The business's mail address as a link. */
export function MailLink({ email }: { readonly email: string }) {
  return (
    <a href={`mailto:${email}`} className="text-link break-words text-petrol">
      {email}
    </a>
  );
}
