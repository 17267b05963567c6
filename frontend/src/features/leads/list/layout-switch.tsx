import { LayoutList, type LucideIcon, Rows3 } from 'lucide-react';
import { useId } from 'react';
import { KeptChoice, useKeptChoice } from '#lib/kept-choice.ts';
import { useMedia } from '#lib/use-media.ts';

/** Cards as ever, or a dense list with the open lead beside it where there is room. */
export type ListLayout = 'cards' | 'list';

const listLayout = new KeptChoice<ListLayout>('staff-list-layout', ['list']);

/** Tailwind's `xl`: a list and a letter have room beside each other. */
const HAS_ROOM = '(min-width: 80rem)';

/** How this browser shows the leads, and whether the open one stands beside them. */
export function useListLayout(): { readonly layout: ListLayout; readonly hasPane: boolean } {
  const layout = useKeptChoice(listLayout) ?? 'cards';
  const hasRoom = useMedia(HAS_ROOM, false);
  return { layout, hasPane: layout === 'list' && hasRoom };
}

const LAYOUTS = [
  { value: 'cards', label: 'Karten', Icon: LayoutList },
  { value: 'list', label: 'Liste', Icon: Rows3 },
] as const satisfies readonly { readonly value: ListLayout; readonly label: string; readonly Icon: LucideIcon }[];

/** «Karten / Liste». @param isLabelled says before it what is chosen, as the choices above it do */
export function LayoutSwitch({ isLabelled = false }: { readonly isLabelled?: boolean }) {
  const labelId = useId();
  const chosen = useKeptChoice(listLayout) ?? 'cards';
  return (
    <div className={isLabelled ? 'grid grid-cols-[6rem_1fr] items-center gap-2 text-sm' : undefined}>
      <span id={labelId} className={isLabelled ? 'text-muted' : 'sr-only'}>
        Darstellung
      </span>
      <fieldset
        aria-labelledby={labelId}
        className="flex w-fit overflow-hidden rounded-md border border-line-strong bg-surface text-sm"
      >
        {LAYOUTS.map(({ value, label, Icon }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen === value}
            onClick={() => listLayout.choose(value === 'cards' ? undefined : value)}
            className={
              'flex min-h-8.5 items-center gap-1.5 border-line-strong px-3 text-muted not-first:border-l hover:text-ink ' +
              'focus-visible:outline-offset-[-3px] aria-pressed:bg-petrol-wash aria-pressed:font-semibold ' +
              'aria-pressed:text-petrol max-lg:min-h-11 pointer-coarse:min-h-11'
            }
          >
            <Icon aria-hidden="true" className="size-4" /> {label}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
