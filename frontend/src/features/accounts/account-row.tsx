import type { StaffAccount } from '@fahrzeugpflege/contracts';
import { CircleCheck, KeyRound, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { formatAge, formatDay, formatDayAndTime } from '#lib/format.ts';
import { sessionCount } from './account-texts.ts';
import type { AccountTask } from './accounts.ts';
import { Tag } from './tag.tsx';

interface AccountRowProps {
  readonly account: StaffAccount;
  readonly onAsk: (task: AccountTask) => void;
}

/** One account: its state, how it is used, and what can be done to it; to one's own, elsewhere. */
export function AccountRow({ account, onAsk }: AccountRowProps) {
  const { id, username, isOwn, lockedAt } = account;
  return (
    <li
      aria-labelledby={`account-${id}`}
      className="grid gap-x-8 gap-y-4 border-t border-line px-4 py-4 first:border-t-0 sm:px-6 md:grid-cols-[1fr_auto] md:items-center"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 id={`account-${id}`} className="min-w-0 text-lg leading-tight break-words">
            {username}
          </h2>
          <AccountTags account={account} />
        </div>
        <Usage account={account} />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap md:justify-end">
        {isOwn ? (
          <Link to="/admin/konto" className={buttonClass({ variant: 'outline', size: 'sm' })}>
            Mein Konto
          </Link>
        ) : (
          <>
            <TaskButton username={username} onClick={() => onAsk('reset')}>
              Passwort zurücksetzen
            </TaskButton>
            <TaskButton username={username} onClick={() => onAsk(lockedAt ? 'unlock' : 'lock')}>
              {lockedAt ? 'Entsperren' : 'Sperren'}
            </TaskButton>
          </>
        )}
      </div>
    </li>
  );
}

function AccountTags({ account: { isOwn, lockedAt, mustChangePassword } }: Pick<AccountRowProps, 'account'>) {
  return (
    <span className="flex flex-wrap gap-2">
      {lockedAt ? (
        <Tag tone="grey" Icon={Lock}>
          Gesperrt
        </Tag>
      ) : (
        <Tag tone="petrol" Icon={CircleCheck}>
          Aktiv
        </Tag>
      )}
      {mustChangePassword && (
        <Tag tone="accent" Icon={KeyRound}>
          Passwort noch nicht gewählt
        </Tag>
      )}
      {isOwn && <Tag>Das sind Sie</Tag>}
    </span>
  );
}

function Usage({ account }: Pick<AccountRowProps, 'account'>) {
  const { createdAt, lockedAt, lastSignedInAt, openSessions } = account;
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-4 text-sm text-muted">
      {lockedAt && <span>Gesperrt am {formatDay(lockedAt)}</span>}
      {lastSignedInAt ? (
        <span>
          Angemeldet{' '}
          <time dateTime={lastSignedInAt} title={formatDayAndTime(lastSignedInAt)}>
            {formatAge(lastSignedInAt)}
          </time>
        </span>
      ) : (
        <span>Noch nie angemeldet</span>
      )}
      {openSessions > 0 && <span>{sessionCount(openSessions)} offen</span>}
      <span>Angelegt am {formatDay(createdAt)}</span>
    </p>
  );
}

interface TaskButtonProps {
  readonly username: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function TaskButton({ username, onClick, children }: TaskButtonProps) {
  return (
    <Button variant="outline" size="sm" onClick={onClick}>
      <span>
        {children} <span className="sr-only">({username})</span>
      </span>
    </Button>
  );
}
