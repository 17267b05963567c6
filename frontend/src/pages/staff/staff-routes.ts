import { ChartColumn, Inbox, Mails, ShieldAlert, ShieldCheck, Tag, Users, Workflow } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { StaffLink } from '#features/staff-area/staff-navigation.tsx';
import { LeadsPage } from './leads-page.tsx';
import type { StaffPath } from './staff-titles.ts';

/** A page of the staff area. */
interface StaffRoute extends StaffLink {
  readonly path: StaffPath;
  readonly Page: ComponentType;
}

const AccountsPage = lazy(async () => ({
  default: (await import('./accounts-page.tsx')).AccountsPage,
}));

const BusinessPage = lazy(async () => ({
  default: (await import('./business-page.tsx')).BusinessPage,
}));

const OwnAccountPage = lazy(async () => ({
  default: (await import('./own-account-page.tsx')).OwnAccountPage,
}));

const PipelinePage = lazy(async () => ({
  default: (await import('./pipeline-page.tsx')).PipelinePage,
}));

const SpamPage = lazy(async () => ({ default: (await import('./spam-page.tsx')).SpamPage }));

const StatisticsPage = lazy(async () => ({
  default: (await import('./statistics-page.tsx')).StatisticsPage,
}));

const DataProtectionPage = lazy(async () => ({
  default: (await import('./data-protection-page.tsx')).DataProtectionPage,
}));

const TemplatesPage = lazy(async () => ({
  default: (await import('./templates-page.tsx')).TemplatesPage,
}));

/** All pages of the staff area, in the order of the navigation. */
export const staffRoutes: readonly StaffRoute[] = [
  { path: '/admin', label: 'Leads', Icon: Inbox, Page: LeadsPage },
  { path: '/admin/spamverdacht', label: 'Spamverdacht', Icon: ShieldAlert, Page: SpamPage },
  { path: '/admin/auswertung', label: 'Auswertung', Icon: ChartColumn, Page: StatisticsPage },
  { path: '/admin/pipeline', label: 'Pipeline', Icon: Workflow, Page: PipelinePage },
  { path: '/admin/angaben', label: 'Preise', Icon: Tag, Page: BusinessPage },
  { path: '/admin/angaben/vorlagen', label: 'Mailvorlagen', Icon: Mails, isBesideOther: true, Page: TemplatesPage },
  { path: '/admin/datenschutz', label: 'Datenschutz', Icon: ShieldCheck, Page: DataProtectionPage },
  { path: '/admin/konten', label: 'Konten', Icon: Users, Page: AccountsPage },
  { path: '/admin/konto', Page: OwnAccountPage },
];
