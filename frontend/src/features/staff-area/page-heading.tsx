import type { ReactNode, Ref } from 'react';

interface PageHeadingProps {
  readonly title: string;
  /** Takes the focus when what had it is gone. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Beside the title. */
  readonly aside?: ReactNode;
  /** What the page is for, in a sentence or two. */
  readonly children?: ReactNode;
}

/** How every page of the staff area begins, at the same place with the same measure. */
export function PageHeading({ title, headingRef, aside, children }: PageHeadingProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="grid min-h-11 items-center text-2xl">
          {title}
        </h1>
        {aside}
      </div>
      {children && <p className="max-w-2xl text-sm break-words text-muted">{children}</p>}
    </>
  );
}
