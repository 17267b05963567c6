import { FORM_TYPES, type FormType, formTypeLabels, type LeadSummary } from '@fahrzeugpflege/contracts';
import { Tabs } from 'radix-ui';
import { useChosenInSight } from '#features/leads/list/use-chosen-in-sight.ts';
import { formatCount } from '#lib/format.ts';

const ALL = 'all';

interface TypeTabsProps {
  readonly chosen: FormType | undefined;
  readonly summary: LeadSummary | undefined;
}

/** The tabs by form type, each with its count. */
export function TypeTabs({ chosen, summary }: TypeTabsProps) {
  const row = useChosenInSight<HTMLDivElement>(chosen);
  return (
    <Tabs.List
      ref={row}
      aria-label="Art der Anfrage"
      className="-mx-1 flex min-w-0 overflow-x-auto px-1 [scrollbar-width:none] max-md:-mx-5 max-md:px-5"
    >
      <TypeTab value={ALL} label="Alle" count={summary?.total} />
      {FORM_TYPES.map((type) => (
        <TypeTab key={type} value={type} label={formTypeLabels[type]} count={summary?.byFormType[type]} />
      ))}
    </Tabs.List>
  );
}

/** The tab of a form type; «all» when none is chosen. */
export function tabOf(formType: FormType | undefined): string {
  return formType ?? ALL;
}

/** The form type that a tab stands for. */
export function formTypeOf(tab: string): FormType | undefined {
  return FORM_TYPES.find((type) => type === tab);
}

function TypeTab(props: { readonly value: string; readonly label: string; readonly count: number | undefined }) {
  return (
    <Tabs.Trigger
      value={props.value}
      className={
        'flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-muted ' +
        'hover:text-ink focus-visible:outline-offset-[-3px] data-[state=active]:border-petrol ' +
        'data-[state=active]:font-semibold data-[state=active]:text-ink'
      }
    >
      {props.label}{' '}
      <span className="text-xs tabular-nums">{props.count === undefined ? '–' : formatCount(props.count)}</span>
    </Tabs.Trigger>
  );
}
