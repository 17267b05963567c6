import { SPAM_RETENTION_DAYS } from '@fahrzeugpflege/contracts';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { PageHead } from '../../staff-area/components/page-head';
import { useSpam } from '../api/spam';
import { SpamList } from './spam-list';

/** «Spamverdacht»: what intake kept apart, so that nothing a person typed is thrown away unseen. */
export function SpamPage() {
  const spam = useSpam();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="page-width pt-4 pb-10 md:pt-6">
      <PageHead title="Spamverdacht" headingRef={heading}>
        Diese Anfragen sind keine Leads, und es ging keine Mail hinaus. «Kein Spam» holt beides nach. Nach{' '}
        {SPAM_RETENTION_DAYS} Tagen werden sie gelöscht.
      </PageHead>
      <div className="mt-6">
        {spam.isPending && <Message>Wird geladen …</Message>}
        {spam.isError && <Failure hasData={spam.data !== undefined} onRetry={() => void spam.refetch()} />}
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

function Failure({ hasData, onRetry }: { readonly hasData: boolean; readonly onRetry: () => void }) {
  return (
    <div className="my-4 grid justify-items-start gap-4">
      <Notice tone="danger" role="alert">
        {hasData ? 'Die Liste konnte nicht neu geladen werden.' : 'Der Spamverdacht konnte nicht geladen werden.'}
      </Notice>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Erneut versuchen
      </Button>
    </div>
  );
}
