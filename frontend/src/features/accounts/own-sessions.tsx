import type { OwnSession } from '@fahrzeugpflege/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { LoadFailure } from '#components/ui/loading.tsx';
import { OWN_SESSIONS_KEY } from '#features/session/session.ts';
import { callApi } from '#lib/api-client.ts';
import { formatAge, formatDayAndTime } from '#lib/format.ts';
import { toast } from '#lib/toast-store.ts';
import { Tag } from './tag.tsx';

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

interface OwnSessionRowProps {
  readonly session: OwnSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** One session: device, network, times, and its button; the present one ends by «Abmelden» of the navigation. */
function OwnSessionRow({ session, isEnding, onEnd }: OwnSessionRowProps) {
  const { device, address, signedInAt, lastUsedAt, isCurrent } = session;
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1 border-t border-line py-4">
      <MonitorSmartphone aria-hidden="true" className="size-5 text-muted" />
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {device} {isCurrent && <Tag tone="petrol">diese Sitzung</Tag>}
      </p>
      {!isCurrent && (
        <Button
          variant="outline"
          size="sm"
          className="sm:row-span-2"
          busyLabel={isEnding && 'Abmelden …'}
          onClick={onEnd}
        >
          <span>
            Abmelden <span className="sr-only">({device})</span>
          </span>
        </Button>
      )}
      <p className="col-start-2 flex flex-wrap gap-x-4 text-sm text-muted max-sm:col-end-4">
        <span>
          Zuletzt gebraucht <time dateTime={lastUsedAt}>{formatAge(lastUsedAt)}</time>
        </span>
        <span>
          Angemeldet am <time dateTime={signedInAt}>{formatDayAndTime(signedInAt)}</time>
        </span>
        {address && <span>Netz {address}</span>}
      </p>
    </li>
  );
}

/** Where one is signed in; asked for anew whenever the list is opened. */
function useOwnSessions() {
  return useQuery<OwnSession[]>({ queryKey: OWN_SESSIONS_KEY, refetchOnMount: 'always' });
}

/** Signs out one session, or all others, and has the list read again. */
function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (which: OwnSession['id'] | 'others') =>
      callApi(`/api/admin/sessions/${which === 'others' ? 'end-others' : `${which}/end`}`, { method: 'POST' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: OWN_SESSIONS_KEY }),
  });
}
