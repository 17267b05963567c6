import type { Lead } from '@fahrzeugpflege/contracts';

/** What the visitor wrote, as a letter. */
export function Letter({ lead }: { readonly lead: Lead }) {
  return (
    <section aria-label="Nachricht" className="min-w-0">
      <h3 className="text-lg leading-snug break-words">{lead.subject}</h3>
      <p className="mt-2 max-w-prose break-words whitespace-pre-wrap">{lead.message}</p>
    </section>
  );
}
