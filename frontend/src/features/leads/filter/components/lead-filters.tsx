import type { RefObject } from 'react';
import type { ListFilter } from '../list-filter.ts';
import type { ChangeFilter } from '../use-lead-filter.ts';
import { FilterPanel } from './filter-panel.tsx';
import { LeadSearch } from './lead-search.tsx';

interface LeadFiltersProps {
  readonly filter: ListFilter;
  readonly isWaiting: boolean;
  readonly searchInput: RefObject<HTMLInputElement | null>;
  readonly onChange: ChangeFilter;
}

/** Search and filters; they stay at hand while the list scrolls, unless the window has no room for that. */
export function LeadFilters({ filter, isWaiting, searchInput, onChange }: LeadFiltersProps) {
  return (
    <div className="sticky top-0 z-20 border-b border-line bg-paper low:static">
      <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-2 py-2 lg:gap-x-5">
        <LeadSearch
          value={filter.q ?? ''}
          isWaiting={isWaiting}
          input={searchInput}
          // More letters go on with the search that is in the history already.
          onChange={(words) => onChange({ ...filter, q: words || undefined }, { replaces: Boolean(filter.q && words) })}
        />
        <FilterPanel filter={filter} onChange={onChange} />
      </div>
    </div>
  );
}
