import { type ErasureManner, formTypeLabels, leadStatusLabels, type PersonData } from '@fahrzeugpflege/contracts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { Button } from '#components/ui/button.tsx';
import { LoadFailure } from '#components/ui/loading.tsx';
import { downloadFile, reportDownloadFailure } from '#features/leads/download-file.ts';
import { failureText } from '#features/session/failures.ts';
import { formatDay } from '#lib/format.ts';
import { ErasePersonDialog } from './erase-person-dialog.tsx';
import { personFileAddress, usePerson } from './privacy.ts';
import { phoneText, recordsText } from './privacy-texts.ts';

interface PersonSectionProps {
  readonly leadId: string;
  /** Takes the focus when the section is gone. */
  readonly focusAfter: RefObject<HTMLElement | null>;
  readonly onErased: () => void;
}

/** What there is of whoever sent a lead: to be handed out, anonymised or deleted. */
export function PersonSection({ leadId, ...rest }: PersonSectionProps) {
  const { data: person, error, isPending, refetch } = usePerson(leadId);
  return (
    <section aria-labelledby="person-title" className="mt-4 rounded-lg border border-line bg-surface px-5 py-5 sm:px-8">
      <h2 id="person-title" className="text-lg">
        Daten einer Person
      </h2>
      {isPending && (
        <p role="status" className="mt-2 text-muted">
          Wird gesucht …
        </p>
      )}
      {error && !person && (
        <LoadFailure className="mt-3" onRetry={() => void refetch()}>
          {failureText(error, 'Die Daten konnten nicht geladen werden.')}
        </LoadFailure>
      )}
      {person && <Found person={person} leadId={leadId} {...rest} />}
    </section>
  );
}

function Found({ person, leadId, focusAfter, onErased }: PersonSectionProps & { readonly person: PersonData }) {
  const [asked, setAsked] = useState<{ readonly manner: ErasureManner; readonly opener: HTMLElement | null }>();
  const download = useMutation({
    mutationFn: () => downloadFile(personFileAddress(leadId)),
    onError: reportDownloadFailure,
  });
  const ask = (manner: ErasureManner) => (event: { currentTarget: HTMLElement }) =>
    setAsked({ manner, opener: event.currentTarget });
  const leave = (manner: ErasureManner) => {
    // The dialog goes together with its opener: it has to know before where the focus goes.
    flushSync(() => setAsked({ manner, opener: focusAfter.current }));
    onErased();
  };
  return (
    <>
      <p className="mt-1 font-semibold">{recordsText(person.counts)}</p>
      <p className="mt-1 max-w-prose text-sm break-words text-muted">
        Gefunden mit{' '}
        {[...person.emails, ...person.phones.map((phone) => unbroken(phoneText(phone)))].join(', ') || 'diesem Lead'}.
        Prüfen Sie, ob alles zur selben Person gehört: Auch wer dieselbe Nummer oder Adresse benutzt, ist dabei.
      </p>
      <PersonLeads leads={person.leads} />
      <div className="actions mt-5">
        <Button
          variant="outline"
          size="sm"
          busyLabel={download.isPending && 'Wird erstellt …'}
          onClick={() => download.mutate()}
        >
          <Download aria-hidden="true" className="size-4" /> Auskunft herunterladen
        </Button>
        <Button variant="outline" size="sm" onClick={ask('anonymised')}>
          Anonymisieren …
        </Button>
        <Button variant="outline" size="sm" onClick={ask('deleted')}>
          Löschen …
        </Button>
      </div>
      {asked && (
        <ErasePersonDialog
          leadId={leadId}
          counts={person.counts}
          manner={asked.manner}
          onErased={() => leave(asked.manner)}
          onClose={() => setAsked(undefined)}
          returnFocusTo={asked.opener}
        />
      )}
    </>
  );
}

/** A number is not parted at a line's end. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** The leads that were found, each to be opened and checked. */
function PersonLeads({ leads }: Pick<PersonData, 'leads'>) {
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
