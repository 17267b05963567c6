import { DataSource, type DataSourceOptions } from 'typeorm';
import { entities } from './entities/index.js';
import { FirstSchema1763700000000 } from './migrations/1763700000000-first-schema.js';
import { SignInAttempts1763700100000 } from './migrations/1763700100000-sign-in-attempts.js';
import { ContentChanges1763700200000 } from './migrations/1763700200000-content-changes.js';
import { StaffArea1763700400000 } from './migrations/1763700400000-staff-area.js';
import { LeadSearch1763700500000 } from './migrations/1763700500000-lead-search.js';
import { SpamRelease1763700600000 } from './migrations/1763700600000-spam-release.js';
import { SamePerson1763700610000 } from './migrations/1763700610000-same-person.js';
import { StaffAccounts1763700700000 } from './migrations/1763700700000-staff-accounts.js';
import { WorkerProcess1763700800000 } from './migrations/1763700800000-worker-process.js';
import { Retention1763700900000 } from './migrations/1763700900000-retention.js';
import { LeadStatistics1763701000000 } from './migrations/1763701000000-lead-statistics.js';
import { UnusedIndices1763701100000 } from './migrations/1763701100000-unused-indices.js';
import { ChatConversation1763701200000 } from './migrations/1763701200000-chat-conversation.js';
import { VacuumSooner1763701300000 } from './migrations/1763701300000-vacuum-sooner.js';
import { RememberedDevices1763701400000 } from './migrations/1763701400000-remembered-devices.js';
import { VisitorCounts1763701410000 } from './migrations/1763701410000-visitor-counts.js';
import { CarriedOver1763701500000 } from './migrations/1763701500000-carried-over.js';
import { OneNoteARun1763701600000 } from './migrations/1763701600000-one-note-a-run.js';
import { StatusBy1763701800000 } from './migrations/1763701800000-status-by.js';
import { UnsentMails1763701810000 } from './migrations/1763701810000-unsent-mails.js';
import { BusinessSettings1763701830000 } from './migrations/1763701830000-business-settings.js';
import { FactChanges1763701840000 } from './migrations/1763701840000-fact-changes.js';

/** How long a connection may take to open, and a statement to answer, before it counts as «away», in milliseconds. */
const CONNECT_TIMEOUT = 2_000;
const STATEMENT_TIMEOUT = 30_000;
/** So much longer is waited for a server that can't even say that the time is over. */
const ANSWER_MARGIN = 5_000;

export interface DatabaseSettings {
  readonly url: string;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName: string;
  /** Connections of the pool. */
  readonly poolSize: number;
  /** Milliseconds that a connection may take to open; two seconds unless told. */
  readonly connectTimeout?: number;
  /** Milliseconds that a statement may take; thirty seconds unless told, 0 for as long as it needs. */
  readonly statementTimeout?: number;
}

/** The options of the TypeORM data source. Schema changes come from migrations alone, run by their own step. */
export function dataSourceOptions(settings: DatabaseSettings): DataSourceOptions {
  const { statementTimeout: limit = STATEMENT_TIMEOUT } = settings;
  return {
    type: 'postgres',
    url: settings.url,
    applicationName: settings.applicationName,
    poolSize: settings.poolSize,
    connectTimeoutMS: settings.connectTimeout ?? CONNECT_TIMEOUT,
    extra: { statement_timeout: limit, query_timeout: limit && limit + ANSWER_MARGIN, keepAlive: true },
    entities,
    migrations: [
      FirstSchema1763700000000,
      SignInAttempts1763700100000,
      ContentChanges1763700200000,
      StaffArea1763700400000,
      LeadSearch1763700500000,
      SpamRelease1763700600000,
      SamePerson1763700610000,
      StaffAccounts1763700700000,
      WorkerProcess1763700800000,
      Retention1763700900000,
      LeadStatistics1763701000000,
      UnusedIndices1763701100000,
      ChatConversation1763701200000,
      VacuumSooner1763701300000,
      RememberedDevices1763701400000,
      VisitorCounts1763701410000,
      CarriedOver1763701500000,
      OneNoteARun1763701600000,
      StatusBy1763701800000,
      UnsentMails1763701810000,
      BusinessSettings1763701830000,
      FactChanges1763701840000,
    ],
    synchronize: false,
    migrationsRun: false,
    logging: false,
  };
}

/** A data source that is not yet connected. */
export function createDataSource(settings: DatabaseSettings): DataSource {
  return new DataSource(dataSourceOptions(settings));
}
