import { DropLoader } from '#components/ui/drop-mark.tsx';

/** While a provider is waited for. */
export function ContentLoading({ subject }: { readonly subject: string }) {
  return (
    <p role="status" className="flex min-h-40 items-center justify-center gap-2.5 p-7 text-muted [grid-area:1/1]">
      <DropLoader className="text-petrol" /> {subject} wird geladen …
    </p>
  );
}
