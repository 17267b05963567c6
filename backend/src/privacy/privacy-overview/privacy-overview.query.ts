import type { PrivacyOverview } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';

/** Periods, what is past them, and what was erased and exported. */
export class PrivacyOverviewQuery extends Query<PrivacyOverview> {}
