import { businessDay, type Lead } from '@fahrzeugpflege/contracts';
import type { FormEvent } from 'react';
import { followUpChoices, followUpText } from './follow-up-days.ts';
import { useWorkChange } from './use-work-change.ts';
import { SmallButton, WorkRow } from './work-row.tsx';

/** «Wiedervorlage»: the day on which a lead is to be looked at again. */
export function FollowUp({ lead }: { readonly lead: Lead }) {
  const change = useWorkChange(lead, 'Die Wiedervorlage ist nicht gespeichert.');
  const now = new Date();
  const set = (followUpOn: string | null) => {
    if (!change.isPending) change.mutate({ followUpOn });
  };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('day') ?? '');
    if (day) set(day);
  }

  return (
    <WorkRow term="Wiedervorlage" value={followUpText(lead.followUpOn, now)}>
      {followUpChoices(now).map(({ label, day }) => (
        <SmallButton key={label} aria-pressed={lead.followUpOn === day} onClick={() => set(day)} className={PRESSED}>
          {label}
        </SmallButton>
      ))}
      <form method="post" onSubmit={submit} className="flex min-w-0 gap-2">
        <input
          key={lead.followUpOn}
          type="date"
          name="day"
          aria-label="Datum der Wiedervorlage"
          defaultValue={lead.followUpOn ?? ''}
          min={businessDay(now)}
          required
          className="min-h-9 min-w-0 rounded-md border border-line-strong bg-white px-2 text-sm pointer-coarse:min-h-11"
        />
        <SmallButton type="submit">Setzen</SmallButton>
      </form>
      {lead.followUpOn !== null && (
        <SmallButton onClick={() => set(null)} aria-label="Wiedervorlage entfernen">
          Entfernen
        </SmallButton>
      )}
    </WorkRow>
  );
}

const PRESSED = 'aria-pressed:border-petrol aria-pressed:bg-petrol-wash aria-pressed:font-semibold';
