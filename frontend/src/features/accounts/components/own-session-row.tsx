import type { OwnSession } from '@fahrzeugpflege/contracts';
import { MonitorSmartphone } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { formatAge, formatDayAndTime } from '#lib/format.ts';
import { Tag } from './tag.tsx';

interface OwnSessionRowProps {
  readonly session: OwnSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** One session: device, network, times, and its button; the present one ends by «Abmelden» of the navigation. */
export function OwnSessionRow({ session, isEnding, onEnd }: OwnSessionRowProps) {
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
