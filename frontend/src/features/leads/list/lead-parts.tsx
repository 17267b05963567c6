import type { Lead } from '@fahrzeugpflege/contracts';
import type { MouseEvent } from 'react';
import { formatAge, formatDayAndTime } from '#lib/format.ts';
import { useMinute } from '#lib/use-minute.ts';

interface NameLinkProps {
  readonly lead: Lead;
  readonly onShow: () => void;
}

/** Makes the whole lead one thing to press, and may be opened in a tab of its own; by keyboard, Enter is the same. */
export function NameLink({ lead, onShow }: NameLinkProps) {
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onShow();
  };
  return (
    <a
      href={`/admin?lead=${lead.id}`}
      tabIndex={-1}
      onClick={show}
      className="outline-none after:absolute after:inset-0"
    >
      {lead.name}
    </a>
  );
}

/** How long ago a lead came in. */
export function Age({ of }: { readonly of: string }) {
  const now = useMinute();
  return (
    <time dateTime={of} title={formatDayAndTime(of)} className="shrink-0 text-xs text-muted tabular-nums">
      {now && formatAge(of, now)}
    </time>
  );
}
