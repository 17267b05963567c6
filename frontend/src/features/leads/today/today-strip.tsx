import { type LeadToday, TODAY_GROUPS, type TodayGroup, type TodayLead } from '@fahrzeugpflege/contracts';
import { ArrowRight, ChevronRight, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { LoadFailure, Skeleton } from '#components/ui/loading.tsx';
import { formatCount } from '#lib/format.ts';
import { useLeadSummary } from '../api/lead-summary.ts';
import { useLeadToday } from '../api/lead-today.ts';
import { TodayGroupList } from './today-group.tsx';
import { useFolding } from './use-folding.ts';
import { useKeptPlace } from './use-kept-place.ts';

interface TodayStripProps {
  readonly onShow: (lead: TodayLead) => void;
  /** The list shows a whole group from now on. */
  readonly onShowAll: () => void;
}

/** Where each group has its three leads, side by side; in pixels. */
const FULL_HEIGHT = 250;

/** «Heute»: what is to be done, above the list. Folded it says how much; phones and tablets begin with it folded. */
export function TodayStrip({ onShow, onShowAll }: TodayStripProps) {
  const today = useLeadToday();
  const { isPending: isCounting } = useLeadSummary();
  const [isOpen, toggle] = useFolding();
  const entry = `staff-today-${isOpen ? 'open' : 'folded'}`;
  const place = useKeptPlace<HTMLElement>(entry, today.isPending || isCounting, isOpen ? FULL_HEIGHT : undefined);
  const button = useRef<HTMLButtonElement>(null);
  const focusProps = useKeptFocus(button, today.data);
  const bodyId = useId();
  return (
    <section
      aria-label="Heute"
      {...place}
      {...focusProps}
      className="flex flex-col rounded-lg border border-line bg-surface"
    >
      <h2 className="text-base">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={toggle}
          className="flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-lg px-4 py-2 text-left hover:bg-white sm:px-5"
        >
          <span className="flex items-center gap-1.5">
            <ChevronRight aria-hidden="true" className={`size-4 text-muted ${isOpen ? 'rotate-90' : ''}`} /> Heute
          </span>
          {!isOpen && today.data && <Counts today={today.data} />}
        </button>
      </h2>
      <UnsentMails />
      {isOpen && (
        <div
          id={bodyId}
          tabIndex={-1}
          className="flex flex-1 flex-col border-t outline-none border-line px-4 pt-3 pb-2 sm:px-5"
        >
          {today.data ? (
            <Groups today={today.data} onShow={onShow} onShowAll={onShowAll} />
          ) : today.isError ? (
            <LoadFailure onRetry={() => void today.refetch()}>«Heute» konnte nicht geladen werden.</LoadFailure>
          ) : (
            <Skeleton className="flex-1" />
          )}
        </div>
      )}
    </section>
  );
}

const COUNTED: Readonly<Record<TodayGroup, string>> = {
  overdue: 'überfällig',
  followUp: 'zur Wiedervorlage',
  new: 'neu',
  mine: 'bei Ihnen',
  planned: 'geplant',
};

const filled = ({ groups }: LeadToday) => TODAY_GROUPS.filter((group) => groups[group].count > 0);

function Counts({ today }: { readonly today: LeadToday }) {
  const groups = filled(today);
  return (
    <span className="flex flex-wrap gap-x-3 font-sans text-sm font-normal tracking-normal text-muted tabular-nums">
      {groups.length === 0 && 'nichts fällig'}
      {groups.map((group) => (
        <span
          key={group}
          data-urgent={group === 'overdue' || undefined}
          className="whitespace-nowrap data-[urgent]:font-semibold data-[urgent]:text-danger"
        >
          {formatCount(today.groups[group].count)} {COUNTED[group]}
        </span>
      ))}
    </span>
  );
}

type GroupsProps = TodayStripProps & { readonly today: LeadToday };

/** Side by side where there is room; what is empty leaves its place to the others. */
function Groups({ today, onShow, onShowAll }: GroupsProps) {
  const groups = filled(today);
  if (groups.length === 0) return <p className="pb-1 text-sm text-muted">Nichts fällig, nichts Neues.</p>;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-x-6 gap-y-4">
      {groups.map((group) => (
        <TodayGroupList key={group} group={group} today={today} onShow={onShow} onShowAll={onShowAll} />
      ))}
    </div>
  );
}

/** Mails that failed or hang, and the way to where they are sent again. */
function UnsentMails() {
  const { data: summary } = useLeadSummary();
  const mails = summary?.unsentMails ?? 0;
  if (mails === 0) return null;
  return (
    <Link
      to="/admin/pipeline"
      className="flex min-h-11 flex-wrap items-center gap-x-2 border-t border-line bg-danger-wash px-4 py-1.5 text-sm text-danger sm:px-5"
    >
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      <span className="font-semibold">
        {mails === 1 ? '1 Mail ist nicht hinausgegangen.' : `${formatCount(mails)} Mails sind nicht hinausgegangen.`}
      </span>
      <span className="flex items-center gap-1 underline">
        Erneut senden <ArrowRight aria-hidden="true" className="size-3.5" />
      </span>
    </Link>
  );
}

/** What has the focus may leave the strip, as when a colleague settles that lead: then the strip's button takes it. */
function useKeptFocus(button: { readonly current: HTMLButtonElement | null }, today: LeadToday | undefined) {
  const hasFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown follows it
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [today]);
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    // React tells nothing of the blur of what it removes.
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
