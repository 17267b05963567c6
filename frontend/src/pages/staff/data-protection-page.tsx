import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadFailure } from '#components/ui/loading.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { ErasureList, ExportList } from '#features/privacy/note-lists.tsx';
import { PersonSection } from '#features/privacy/person-section.tsx';
import { usePrivacyOverview } from '#features/privacy/privacy.ts';
import { RetentionTable } from '#features/privacy/retention-table.tsx';
import { PageHeading } from '#features/staff-area/page-heading.tsx';

/** Names the lead whose sender this is about; an id, so that no address stands in the browser's history. */
const PERSON = 'lead';

/** «Datenschutz»: the data of one person, what is kept for how long, and what was erased and exported. */
export function DataProtectionPage() {
  const [query, setQuery] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const leadId = query.get(PERSON);
  return (
    <div className="page-width pt-4 pb-10 md:pt-6">
      <PageHeading title="Datenschutz" headingRef={heading}>
        {!leadId &&
          'Verlangt jemand Auskunft oder Löschung? Öffnen Sie einen Lead der Person und wählen Sie «Daten dieser Person».'}
      </PageHeading>
      {leadId && (
        <PersonSection
          key={leadId}
          leadId={leadId}
          focusAfter={heading}
          onErased={() => setQuery({}, { replace: true })}
        />
      )}
      <Overview />
    </div>
  );
}

function Overview() {
  const { data: overview, isPending, isError, refetch } = usePrivacyOverview();
  if (isPending) return <p className="mt-8 text-muted">Wird geladen …</p>;
  if (!overview) {
    return (
      <LoadFailure className="mt-8" onRetry={() => void refetch()}>
        Fristen und Protokoll konnten nicht geladen werden.
      </LoadFailure>
    );
  }
  return (
    <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        {isError && (
          <Notice tone="danger" role="alert" className="mb-4">
            Was hier steht, ist nicht mehr neu: Es konnte nicht neu geladen werden.
          </Notice>
        )}
        <RetentionTable overview={overview} />
      </div>
      <div className="grid min-w-0 content-start gap-y-10">
        <ErasureList erasures={overview.erasures} />
        <ExportList exports={overview.exports} />
      </div>
    </div>
  );
}
