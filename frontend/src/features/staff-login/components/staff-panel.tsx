import type { ReactNode } from 'react';

/** The narrow panel of login and password change. */
export function StaffPanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid flex-1 place-items-center px-5 py-12">
      <section className="w-full max-w-md rounded-lg border border-line bg-surface p-6 sm:p-9">
        <h1 className="mb-6 text-2xl">{title}</h1>
        {children}
      </section>
    </div>
  );
}
