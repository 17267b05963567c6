import type { OwnSession } from '@fahrzeugpflege/contracts';
import { useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { LoadFailure } from '#components/ui/loading.tsx';
import { toast } from '#lib/toast-store.ts';
import { useEndSessions, useOwnSessions } from '../api/own-sessions.ts';
import { OwnSessionRow } from './own-session-row.tsx';

const FAILURE = {
  variant: 'destructive',
  title: 'Fehler',
  description: 'Das Abmelden hat nicht geklappt. Bitte versuchen Sie es erneut.',
} as const;

/** Where one is signed in, and the way out of there. */
export function OwnSessions() {
  const { data: sessions, isPending, isError, refetch } = useOwnSessions();
  const ending = useEndSessions();
  const heading = useRef<HTMLHeadingElement>(null);
  const end = (which: OwnSession['id'] | 'others', description: string) => {
    ending.mutate(which, {
      onSuccess: () => {
        // The button that was pressed goes with its row.
        heading.current?.focus();
        toast({ title: 'Abgemeldet', description });
      },
      onError: () => toast(FAILURE),
    });
  };
  const busy = ending.isPending ? ending.variables : undefined;
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <section aria-labelledby="own-sessions">
      <h2 id="own-sessions" ref={heading} tabIndex={-1} className="mb-1 text-lg outline-none">
        Sitzungen
      </h2>
      <p className="mb-5 text-sm text-muted">Wo Sie angemeldet sind. Was Sie nicht kennen, melden Sie ab.</p>
      {isPending && <p role="status">Sitzungen werden geladen …</p>}
      {isError && !sessions && (
        <LoadFailure onRetry={() => void refetch()}>Die Sitzungen konnten nicht geladen werden.</LoadFailure>
      )}
      <ul className="border-b border-line empty:hidden">
        {sessions?.map((session) => (
          <OwnSessionRow
            key={session.id}
            session={session}
            isEnding={busy === session.id}
            onEnd={() => end(session.id, `${session.device} ist abgemeldet.`)}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          variant="outline"
          size="sm"
          className="mt-5"
          busyLabel={busy === 'others' && 'Abmelden …'}
          onClick={() => end('others', 'Alle anderen Sitzungen sind beendet.')}
        >
          Alle anderen abmelden
        </Button>
      )}
    </section>
  );
}
