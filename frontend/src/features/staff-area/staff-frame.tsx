import { type ReactNode, Suspense } from 'react';
import { useSessionGuard } from '#features/session/session.ts';
import { StaffNavigation, type StaffNavigationProps } from './staff-navigation.tsx';

interface StaffFrameProps extends StaffNavigationProps {
  readonly children: ReactNode;
}

/**
 * What stands around every page of the staff area: its navigation, who is signed in, and the way out; above the page, on
 * a phone at the lower edge, under the thumb.
 */
export function StaffFrame({ children, ...navigation }: StaffFrameProps) {
  useSessionGuard();
  return (
    <>
      <StaffNavigation {...navigation} />
      {/* A tool sets its headings smaller than a website. */}
      <div className="flex-1 [--text-2xl:1.3125rem] [--text-lg:1.125rem] md:[--text-2xl:1.75rem]">
        <Suspense fallback={<p className="page-width py-10 text-muted">Wird geladen …</p>}>{children}</Suspense>
      </div>
    </>
  );
}
