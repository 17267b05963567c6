import { useLiveMark } from '../use-live-mark';

/** On a lead's card: «Neu», or who has just changed it. Nothing where the stream has told nothing. */
export function LiveMark({ leadId }: { readonly leadId: string }) {
  const mark = useLiveMark(leadId);
  if (!mark) return null;
  if (mark.kind === 'changed') return <span className="text-xs text-muted">soeben geändert von {mark.actor}</span>;
  return (
    <span className="inline-flex items-center gap-1.5 text-xs font-semibold text-accent-deep">
      <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
      Neu
    </span>
  );
}
