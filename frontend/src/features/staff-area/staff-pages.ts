import { ChartColumn, Inbox, type LucideIcon, ShieldAlert, ShieldCheck, Tag, Users, Workflow } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { LeadsPage } from '../leads/leads-page.tsx';

/** A page of the staff area. */
export interface StaffPage {
  readonly path: string;
  /** In the navigation; a page without one is reached otherwise. */
  readonly label?: string;
  /** Beside the label, where a phone shows the navigation. */
  readonly Icon?: LucideIcon;
  readonly Page: ComponentType;
}

/** A page that the navigation names. */
export type NamedPage = StaffPage & { readonly label: string };

const AccountsPage = lazy(async () => ({
  default: (await import('../accounts/components/accounts-page.tsx')).AccountsPage,
}));
const BusinessPage = lazy(async () => ({
  default: (await import('../business/components/business-page.tsx')).BusinessPage,
}));

const OwnAccountPage = lazy(async () => ({
  default: (await import('../accounts/components/own-account-page.tsx')).OwnAccountPage,
}));

const PipelinePage = lazy(async () => ({
  default: (await import('../pipeline/components/pipeline-page.tsx')).PipelinePage,
}));

const SpamPage = lazy(async () => ({ default: (await import('../spam/components/spam-page.tsx')).SpamPage }));

const StatisticsPage = lazy(async () => ({
  default: (await import('../statistics/components/statistics-page.tsx')).StatisticsPage,
}));

const PrivacyPage = lazy(async () => ({
  default: (await import('../privacy/components/privacy-page.tsx')).PrivacyPage,
}));

/** All of them, in the order of the navigation. Their browser titles stand in the fixed table of titles. */
export const staffPages: readonly StaffPage[] = [
  { path: '/admin', label: 'Leads', Icon: Inbox, Page: LeadsPage },
  { path: '/admin/spamverdacht', label: 'Spamverdacht', Icon: ShieldAlert, Page: SpamPage },
  { path: '/admin/auswertung', label: 'Auswertung', Icon: ChartColumn, Page: StatisticsPage },
  { path: '/admin/pipeline', label: 'Pipeline', Icon: Workflow, Page: PipelinePage },
  { path: '/admin/angaben', label: 'Preise', Icon: Tag, Page: BusinessPage },
  { path: '/admin/datenschutz', label: 'Datenschutz', Icon: ShieldCheck, Page: PrivacyPage },
  { path: '/admin/konten', label: 'Konten', Icon: Users, Page: AccountsPage },
  { path: '/admin/konto', Page: OwnAccountPage },
];
