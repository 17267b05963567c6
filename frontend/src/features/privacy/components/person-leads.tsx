import { formTypeLabels, leadStatusLabels, type PersonData } from '@fahrzeugpflege/contracts';
import { Link } from 'react-router-dom';
import { formatDay } from '#lib/format.ts';

/** The leads that were found, each to be opened and checked. */
export function PersonLeads({ leads }: Pick<PersonData, 'leads'>) {
  return (
    <ul className="mt-4 text-sm">
      {leads.map((lead) => (
        <li key={lead.id} className="grid gap-x-6 border-t border-line py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <p className="min-w-0 break-words">
            <Link to={`/admin?lead=${lead.id}`} className="text-link font-semibold text-petrol">
              {lead.name}
            </Link>
            {` · ${lead.subject}`}
          </p>
          <p className="text-muted">
            {formTypeLabels[lead.formType]}, {leadStatusLabels[lead.status]},{' '}
            <time dateTime={lead.createdAt}>{formatDay(lead.createdAt)}</time>
          </p>
          <p className="min-w-0 break-words text-muted sm:col-span-2">
            {[lead.email, lead.phone, lead.mergedInto && 'zusammengeführt'].filter(Boolean).join(', ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
