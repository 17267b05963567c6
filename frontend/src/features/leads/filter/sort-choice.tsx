import { LEAD_SORTS, type LeadSort, sortOf } from '@fahrzeugpflege/contracts';
import { Choice, type FilterFieldsProps } from './filter-fields.tsx';

const sortLabels: Readonly<Record<LeadSort, string>> = {
  newest: 'Neueste zuerst',
  oldest: 'Älteste zuerst',
  name: 'Name A–Z',
  followUp: 'Wiedervorlage',
};
const SORTS = LEAD_SORTS.map((value) => ({ value, label: sortLabels[value] }));

interface SortChoiceProps extends FilterFieldsProps {
  /** Where what is chosen speaks for itself. */
  readonly isLabelHidden?: boolean;
}

/** In which order the leads stand. A search knows one order alone, and says so by offering none. */
export function SortChoice({ filter, onChange, isLabelHidden = false }: SortChoiceProps) {
  const usual = sortOf({ ...filter, q: undefined });
  const choose = (choice: string) => {
    const sort = LEAD_SORTS.find((known) => known === choice);
    onChange({ ...filter, sort: sort === usual ? undefined : sort });
  };
  if (filter.q) return null;
  return (
    <Choice
      label="Reihenfolge"
      isLabelHidden={isLabelHidden}
      value={sortOf(filter, filter.sort)}
      options={SORTS}
      onChange={choose}
    />
  );
}
