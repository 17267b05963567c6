import { ChartColumn, Inbox, ShieldAlert, ShieldCheck, Tag, Users, Workflow } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { LeadsPage } from '#features/leads/leads-page.tsx';
import type { StaffLink } from '#features/staff-area/components/staff-link.ts';

/** A page of the staff area. */
interface StaffRoute extends StaffLink {
  readonly Page: ComponentType;
}

const AccountsPage = lazy(async () => ({
  default: (await import('#features/accounts/components/accounts-page.tsx')).AccountsPage,
}));

const BusinessPage = lazy(async () => ({
  default: (await import('#features/business/components/business-page.tsx')).BusinessPage,
}));

const OwnAccountPage = lazy(async () => ({
  default: (await import('#features/accounts/components/own-account-page.tsx')).OwnAccountPage,
}));

const PipelinePage = lazy(async () => ({
  default: (await import('#features/pipeline/components/pipeline-page.tsx')).PipelinePage,
}));

const SpamPage = lazy(async () => ({ default: (await import('#features/spam/components/spam-page.tsx')).SpamPage }));

const StatisticsPage = lazy(async () => ({
  default: (await import('#features/statistics/components/statistics-page.tsx')).StatisticsPage,
}));

const PrivacyPage = lazy(async () => ({
  default: (await import('#features/privacy/components/privacy-page.tsx')).PrivacyPage,
}));

/** All pages of the staff area, in the order of the navigation. */
export const staffRoutes: readonly StaffRoute[] = [
  { path: '/admin', label: 'Leads', Icon: Inbox, Page: LeadsPage },
  { path: '/admin/spamverdacht', label: 'Spamverdacht', Icon: ShieldAlert, Page: SpamPage },
  { path: '/admin/auswertung', label: 'Auswertung', Icon: ChartColumn, Page: StatisticsPage },
  { path: '/admin/pipeline', label: 'Pipeline', Icon: Workflow, Page: PipelinePage },
  { path: '/admin/angaben', label: 'Preise', Icon: Tag, Page: BusinessPage },
  { path: '/admin/datenschutz', label: 'Datenschutz', Icon: ShieldCheck, Page: PrivacyPage },
  { path: '/admin/konten', label: 'Konten', Icon: Users, Page: AccountsPage },
  { path: '/admin/konto', Page: OwnAccountPage },
];
