import type { PipelineBalance, PipelineState, QueueName } from '@fahrzeugpflege/contracts';
import { ChevronRight } from 'lucide-react';
import { formatCount } from '#lib/format.ts';

/** The queues that an enquiry passes; the others have nothing to do with its way. */
const LEAD_QUEUES: readonly QueueName[] = ['lead-received', 'lead-mail'];

interface Station {
  readonly label: string;
  /** Null when it is not known. */
  readonly count: number | null;
  readonly note: string;
}

/** The way of a lead, station by station, with the balance of 24 hours under it. */
export function LeadWay({ state }: { readonly state: PipelineState }) {
  return (
    <section aria-labelledby="weg">
      <h2 id="weg" className="mb-3 text-lg">
        Der Weg der Anfragen, letzte 24 Stunden
      </h2>
      <ol className="grid overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-4">
        {stationsOf(state).map(({ label, count, note }, index) => (
          <li
            key={label}
            data-station={label}
            className="relative grid grid-cols-[5rem_1fr] items-baseline gap-x-3 border-t border-line px-4 py-3 first:border-t-0 sm:block sm:border-t-0 sm:border-l sm:px-6 sm:py-4 sm:first:border-l-0"
          >
            {index > 0 && (
              <ChevronRight
                aria-hidden="true"
                className="absolute -top-2.5 left-5 size-5 rotate-90 rounded-full border border-line bg-surface p-0.5 text-muted sm:top-5 sm:-left-2.5 sm:rotate-0"
              />
            )}
            <span className="font-display text-xl leading-none font-semibold whitespace-nowrap tabular-nums sm:text-2xl sm:leading-none">
              {count === null ? '–' : formatCount(count)}
            </span>
            <span className="min-w-0 sm:mt-2 sm:block">
              <span className="block text-sm font-semibold">{label}</span>
              <span className="block text-xs text-muted">{note}</span>
            </span>
          </li>
        ))}
      </ol>
      {state.balance && <p className="mt-3 text-sm text-muted tabular-nums">{balanceSentence(state.balance)}</p>}
    </section>
  );
}

function stationsOf({ balance, queues, submissions, unsentMails }: PipelineState): Station[] {
  const onTheWay = queues.filter(({ queue }) => LEAD_QUEUES.includes(queue));
  const depths = onTheWay.flatMap(({ depth }) => depth ?? []);
  const isKnown = depths.length === onTheWay.length;
  const inQueues = depths.reduce((sum, { waiting, delayed, active }) => sum + waiting + delayed + active, 0);
  const oldest = Math.max(-1, ...depths.map(({ oldestWaitingSeconds }) => oldestWaitingSeconds ?? -1));
  // The stations count 24 hours and the first mail of each lead; what else is open must not be denied beside the verdict.
  const others = (submissions?.failed ?? 0) + (submissions?.overdue ?? 0);
  const otherMails = (unsentMails ?? []).reduce((sum, { mails }) => sum + mails, 0);
  const note = (text: (known: PipelineBalance) => string) => (balance ? text(balance) : 'nicht bekannt');
  return [
    {
      label: 'Eingegangen',
      count: balance?.received ?? null,
      note: note(({ suspectedSpam }) =>
        suspectedSpam > 0 ? `davon ${formatCount(suspectedSpam)} Spamverdacht` : 'ohne Spamverdacht',
      ),
    },
    {
      label: 'Warteschlange',
      count: isKnown ? inQueues : null,
      note: isKnown ? noteOfQueues(inQueues, oldest) : 'nicht bekannt',
    },
    {
      label: 'Leads',
      count: balance?.leads ?? null,
      note: note(({ waiting, failed }) =>
        noteOfOpen(waiting + failed, others > 0 ? `${formatCount(others)} frühere offen` : 'alle angelegt'),
      ),
    },
    {
      label: 'Mails gesendet',
      count: balance?.mailsSent ?? null,
      note: note(({ mailsOpen }) =>
        noteOfOpen(
          mailsOpen,
          otherMails > 0
            ? `${formatCount(otherMails)} ${otherMails === 1 ? 'anderes' : 'andere'} offen`
            : 'keine offen',
        ),
      ),
    },
  ];
}

function noteOfOpen(open: number, otherwise: string): string {
  return open > 0 ? `${formatCount(open)} noch offen` : otherwise;
}

function noteOfQueues(jobs: number, oldest: number): string {
  if (jobs === 0) return 'leer';
  return oldest < 0 ? 'in Arbeit oder für später' : `ältester Auftrag: ${formatDuration(oldest)}`;
}

/** «5 eingegangen = 3 Leads + 1 Spamverdacht + 1 wartet»: what is none is left out. */
function balanceSentence({ received, leads, suspectedSpam, waiting, failed, missing }: PipelineBalance): string {
  if (received === 0) return 'Keine Anfrage in dieser Zeit.';
  const parts = [
    `${formatCount(leads)} ${leads === 1 ? 'Lead' : 'Leads'}`,
    suspectedSpam > 0 && `${formatCount(suspectedSpam)} Spamverdacht`,
    waiting > 0 && `${formatCount(waiting)} wartend`,
    failed > 0 && `${formatCount(failed)} gescheitert`,
  ];
  const sum = parts.filter(Boolean).join(' + ');
  const all = `${formatCount(received)} eingegangen`;
  return missing > 0
    ? `${all}, aber ${sum}: ${formatCount(missing)} ${missing === 1 ? 'fehlt' : 'fehlen'}.`
    : `${all} = ${sum}.`;
}

const STEPS = [
  [86_400, 'Tag', 'Tage'],
  [3_600, 'Stunde', 'Stunden'],
  [60, 'Minute', 'Minuten'],
] as const;

/** How long something lasts, in German: «40 Sekunden», «1 Stunde». @param seconds 0 or more */
export function formatDuration(seconds: number): string {
  for (const [length, one, many] of STEPS) {
    const count = Math.floor(seconds / length);
    if (count > 0) return `${count} ${count === 1 ? one : many}`;
  }
  const count = Math.floor(seconds);
  return `${count} ${count === 1 ? 'Sekunde' : 'Sekunden'}`;
}
