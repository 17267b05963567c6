import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The narrow panel of login and password change. It takes the focus where that got lost with the page it stands for, so
 * that a screen reader says where one is.
 */
export function StaffPanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid flex-1 place-items-center px-5 py-12 [--text-2xl:1.75rem]">
      <section className="w-full max-w-md rounded-lg border border-line bg-surface p-6 sm:p-9">
        <h1 ref={heading} tabIndex={-1} className="mb-6 text-2xl outline-none">
          {title}
        </h1>
        {children}
      </section>
    </div>
  );
}
