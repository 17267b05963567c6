import { SPAM_RETENTION_DAYS } from '@fahrzeugpflege/contracts';
import { type ReactNode, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { LoadFailure } from '#components/ui/loading.tsx';
import { useSpam } from '#features/spam/spam.ts';
import { SpamList } from '#features/spam/spam-list.tsx';
import { PageHeading } from '#features/staff-area/page-heading.tsx';

/** «Spamverdacht»: what intake kept apart, so that nothing a person typed is thrown away unseen. */
export function SpamPage() {
  const spam = useSpam();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="page-width pt-4 pb-10 md:pt-6">
      <PageHeading title="Spamverdacht" headingRef={heading}>
        Diese Anfragen sind keine Leads, und es ging kein Mail hinaus. «Kein Spam» holt beides nach. Nach{' '}
        {SPAM_RETENTION_DAYS} Tagen werden sie gelöscht.
      </PageHeading>
      <div className="mt-6">
        {spam.isPending && <Message>Wird geladen …</Message>}
        {spam.isError && (
          <LoadFailure className="my-4" onRetry={() => void spam.refetch()}>
            {spam.data ? 'Die Liste konnte nicht neu geladen werden.' : 'Der Spamverdacht konnte nicht geladen werden.'}
          </LoadFailure>
        )}
        {spam.data?.length === 0 && <Message>Kein Spamverdacht.</Message>}
        {spam.data && spam.data.length > 0 && <SpamList spam={spam.data} focusAfter={heading} />}
        {spam.hasNextPage && !spam.isError && (
          <div className="mt-6 text-center">
            <Button
              variant="outline"
              busyLabel={spam.isFetchingNextPage && 'Wird geladen …'}
              onClick={() => void spam.fetchNextPage()}
            >
              Weitere laden
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function Message({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="rounded-lg border border-dashed border-line-strong px-6 py-14 text-center text-muted">
      {children}
    </p>
  );
}
