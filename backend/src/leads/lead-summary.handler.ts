import { FORM_TYPES, LEAD_STATUSES, LEAD_VIEWS, type LeadSummary } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { SWEEP_AFTER } from '@fahrzeugpflege/infra/queue';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CurrentFacts } from '../content/current-facts.js';
import { OPEN, VIEW_CONDITIONS, viewParameters } from './lead-views.js';
import { SharedReadings } from './shared-readings.js';
import { type KindCount, sumKinds } from './sum-kinds.js';

/** How many leads there are, by status, by form type and in each view. */
export class LeadSummaryQuery extends Query<LeadSummary> {
  constructor(
    /** Name of the account that asks. */
    readonly username: string,
  ) {
    super();
  }
}

/**
 * How many leads there are of each kind. $1: form types, $2: statuses. Read from the index `lead_counts` alone; merged leads are not in it. Counting each kind
 * takes a third of the time of grouping, which compares the texts of every lead.
 */
export const KINDS = `
  SELECT "formType", status, (
    SELECT count(*)::int FROM lead
    WHERE lead.form_type = "formType" AND lead.status = kind.status AND merged_into IS NULL
  ) AS leads
  FROM unnest($1::text[]) AS "formType", unnest($2::text[]) AS kind (status)`;

const VIEW_COUNTS = LEAD_VIEWS.map((view) => `count(*) FILTER (WHERE ${VIEW_CONDITIONS[view]})::int AS "${view}"`);

/** The count of each view, with `viewParameters`. Read from the index `lead_open` alone. */
const VIEWS = `SELECT ${VIEW_COUNTS.join(', ')} FROM lead WHERE ${OPEN} AND merged_into IS NULL`;

/** Read from the index `submission_suspected` alone. */
const SUSPECTED = "SELECT count(*)::int AS submissions FROM submission WHERE state = 'suspected_spam'";

/** $1: the normal lag in seconds. Each half reads its own partial index. */
const UNSENT = `
  SELECT (SELECT count(*) FROM mail_delivery WHERE state = 'failed')::int + (
    SELECT count(*) FROM mail_delivery
    WHERE state = 'pending' AND requested_at < now() - make_interval(secs => $1)
  )::int AS mails`;

/** What is the same for everybody who asks. */
type CommonCounts = Pick<LeadSummary, 'suspectedSpam' | 'unsentMails'> & ReturnType<typeof sumKinds>;

/**
 * Counts in the database, each over an index that holds all it needs. Every browser asks again after each change: what is the
 * same for all is counted once for all who wait.
 */
@QueryHandler(LeadSummaryQuery)
export class LeadSummaryHandler implements IQueryHandler<LeadSummaryQuery> {
  private readonly readings = new SharedReadings<CommonCounts>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly facts: CurrentFacts,
  ) {}

  async execute({ username }: LeadSummaryQuery): Promise<LeadSummary> {
    const { openingHours, closedDays } = await this.facts.get();
    const viewer = { username, now: new Date(), hours: { openingHours, closedDays } };
    const [common, [views]] = await Promise.all([
      this.readings.get('', () => this.countForAll()),
      this.read<LeadSummary['views']>(VIEWS, viewParameters(viewer)),
    ]);
    return { ...common, views: views as LeadSummary['views'], hours: viewer.hours };
  }

  private async countForAll(): Promise<CommonCounts> {
    const [kinds, suspectedSpam, unsent] = await Promise.all([
      this.read<KindCount>(KINDS, [FORM_TYPES, LEAD_STATUSES]),
      this.read<{ readonly submissions: number }>(SUSPECTED),
      this.read<{ readonly mails: number }>(UNSENT, [SWEEP_AFTER / 1_000]),
    ]);
    return {
      ...sumKinds(kinds),
      suspectedSpam: suspectedSpam[0]?.submissions ?? 0,
      unsentMails: unsent[0]?.mails ?? 0,
    };
  }

  private read<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return connected(this.dataSource).query(sql, parameters);
  }
}
