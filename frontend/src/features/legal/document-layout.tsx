import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { KeptAmounts } from '#components/unbroken.tsx';

/** One part of a long text, with an address of its own. */
interface DocumentSection {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface DocumentLayoutProps {
  readonly title: string;
  readonly lead: string;
  /** The month that the text is of, for example `September 2025`. */
  readonly date: string;
  readonly sections: readonly DocumentSection[];
}

/** A long text to look things up in: contents beside it that stay in sight, a measure that reads well. */
export function DocumentLayout({ title, lead, date, sections }: DocumentLayoutProps) {
  return (
    <div className="page-width py-10 md:py-16">
      <header className="grid gap-x-16 gap-y-4 border-b border-line pb-8 md:pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,4fr)]">
        <p className="order-last text-sm text-muted lg:order-first lg:pt-3">Stand: {date}</p>
        <div>
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          <p className="mt-5 max-w-[26em] text-lg text-muted">{lead}</p>
        </div>
      </header>
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,4fr)]">
        <Contents sections={sections} />
        <div>
          {sections.map(({ id, title: heading, content }) => (
            <section
              key={id}
              id={id}
              className="grid gap-x-10 gap-y-5 border-b border-line py-9 last:border-b-0 md:py-12 xl:grid-cols-[minmax(0,3fr)_minmax(0,7fr)]"
            >
              <h2 className="text-xl text-balance">{heading}</h2>
              <div className="grid max-w-[32em] gap-4">{content}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Folded away where the window is narrow: a list of ten lines would hide the text that it leads to. */
function Contents({ sections }: Pick<DocumentLayoutProps, 'sections'>) {
  const links = (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 text-sm leading-snug hover:underline lg:min-h-9"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="group border-b border-line lg:hidden">
        <summary className="flex min-h-14 cursor-pointer items-center justify-between font-semibold">
          Inhalt <Plus aria-hidden="true" className="size-5 text-petrol transition-transform group-open:rotate-45" />
        </summary>
        <nav aria-label="Inhalt" className="pb-4">
          {links}
        </nav>
      </details>
      <nav aria-label="Inhalt" className="sticky top-28 hidden self-start py-12 lg:block">
        {links}
      </nav>
    </>
  );
}

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
