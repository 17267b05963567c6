import type { DataSource, EntityManager } from 'typeorm';
import { type Finding, type LeadReading, NEWEST_FIRST } from './listed-lead.js';
import { matchingOrSurviving } from './search-condition.js';

/** So many of the newest leads are looked at one by one. */
const FIRST_LOOK = 300;

/** So many matches are gathered at once: an index finds them quickly, but each has to be read to be sure and to be sorted. */
const GATHERED = 2_000;

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;
/** The first slice back from now: a short one where some of the newest match, as there may be very many. */
const FIRST_SLICE = { some: DAY, none: 30 * DAY };
/** A slice that holds too many is read again so much narrower; after one that does not, comes one so much wider. */
const STEP = 4;
/** What is narrower is read whole, however much it holds. */
const NARROWEST_SLICE = HOUR;
/** Of all times; within a wider slice the planner reads every match to see when it came. */
const WIDEST_SHARE = 0.1;

/** What a search asks of a lead. */
interface Wanted {
  /** What must hold of it, or of one that was merged into it. */
  readonly matching: string;
  /** Looks up the leads into which matching ones were merged: only where matches are gathered. */
  readonly survivors: () => Promise<readonly string[]>;
}

/**
 * Nobody can tell for sure how many leads match words and filters together, so that each way is bounded. What the planner
 * takes for seldom is looked up in the indices and gathered. Of anything else the newest leads are looked at one by one,
 * which a frequent word fills the page with; one that few of them have is gathered slice of time by slice of time, back
 * from now, until the page is full.
 */
export async function searchLeads<Row extends object>(
  database: DataSource | EntityManager,
  reading: LeadReading,
  wanted: Wanted,
): Promise<(Row & Finding)[]> {
  const search = new LeadSearch<Row & Finding>(database, reading, wanted);
  const all = (await search.expected()) <= GATHERED ? await search.gather() : undefined;
  if (all) return all;
  const newest = await search.lookAtNewest();
  if (newest.length === reading.limit) return newest;
  return search.gatherInSlices(newest.length > 0 ? FIRST_SLICE.some : FIRST_SLICE.none);
}

/** From when on and until before when, where that is bounded; a whole one is read however much it holds. */
interface Slice {
  readonly from?: Date;
  readonly before?: Date | undefined;
  readonly isWhole?: boolean;
}

class LeadSearch<Row extends object> {
  private survivors: Promise<readonly string[]> | undefined;

  constructor(
    private readonly database: DataSource | EntityManager,
    private readonly reading: LeadReading,
    private readonly wanted: Wanted,
  ) {}

  /** Asked of the page's leads alone: PostgreSQL puts off what is costly until the others are cut off. */
  private get finding(): string {
    return `(${this.wanted.matching}) IS NOT TRUE AS "isFoundByMerged"`;
  }

  /** How many leads the planner expects to match. */
  async expected(): Promise<number> {
    const { conditions } = this.reading;
    const [row]: { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }[] = await this.database.query(
      `EXPLAIN (FORMAT JSON) SELECT FROM lead WHERE ${conditions.sql} AND ${this.wanted.matching}`,
      conditions.parameters,
    );
    return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  }

  lookAtNewest(): Promise<Row[]> {
    const { columns, conditions, limit } = this.reading;
    const { matching } = this.wanted;
    const newest = `SELECT * FROM lead WHERE ${conditions.sql} ${NEWEST_FIRST} LIMIT ${FIRST_LOOK}`;
    // Within the brackets `lead` is one that was merged into the other, which goes by its id alone.
    const merged = `SELECT FROM lead WHERE lead.merged_into = survivor_id AND ${matching}`;
    return this.database.query(
      `SELECT ${columns}, ${this.finding} FROM (${newest}) lead CROSS JOIN LATERAL (SELECT lead.id AS survivor_id) survivor
       WHERE ${matching} OR EXISTS (${merged}) ${NEWEST_FIRST} LIMIT ${limit}`,
      conditions.parameters,
    );
  }

  /** The newest matches of a slice, or of all times; undefined where there are more than may be gathered at once. */
  async gather({ from, before, isWhole = false }: Slice = {}): Promise<Row[] | undefined> {
    const { columns, conditions, limit } = this.reading;
    const parameters = [...conditions.parameters];
    const within = [
      ...(from ? [`lead.received_at >= $${parameters.push(from)}`] : []),
      ...(before ? [`lead.received_at < $${parameters.push(before)}`] : []),
    ];
    this.survivors ??= this.wanted.survivors();
    const matching = matchingOrSurviving(this.wanted.matching, await this.survivors, parameters);
    const found = `SELECT * FROM lead WHERE ${[conditions.sql, matching, ...within].join(' AND ')}`;
    // Materialized, as the planner would walk through the table where it expects to meet so many soon. Neither of
    // these is called `lead`, as that would hide the table, in which columns look merged leads up.
    const rows: (Row & { readonly gathered: number })[] = await this.database.query(
      `WITH found AS MATERIALIZED (${found}),
         part AS (SELECT *, count(*) OVER ()::int AS gathered FROM (SELECT * FROM found ${isWhole ? '' : `LIMIT ${GATHERED + 1}`}) first)
       SELECT ${columns}, ${this.finding}, gathered FROM part lead ${NEWEST_FIRST} LIMIT ${limit}`,
      parameters,
    );
    return isWhole || (rows[0]?.gathered ?? 0) <= GATHERED ? rows : undefined;
  }

  /** @param first milliseconds, how wide the first slice is */
  async gatherInSlices(first: number): Promise<Row[]> {
    const { limit, until } = this.reading;
    const oldest = await this.oldest();
    const widest = Math.max(FIRST_SLICE.none, (until.getTime() - oldest.getTime()) * WIDEST_SHARE);
    const rows: Row[] = [];
    let before: Date | undefined;
    let width = first;
    while (rows.length < limit && (before ?? until) >= oldest) {
      const from: Date = new Date((before ?? until).getTime() - width);
      const found = await this.gather({ from, before, isWhole: width === NARROWEST_SLICE });
      if (found) {
        rows.push(...found.slice(0, limit - rows.length));
        before = from;
      }
      width = found ? Math.min(width * STEP, widest) : Math.max(width / STEP, NARROWEST_SLICE);
    }
    return rows;
  }

  /** When the oldest lead came, to the millisecond; nothing is before it. */
  private async oldest(): Promise<Date> {
    const [row]: { oldest: Date | null }[] = await this.database.query(
      "SELECT date_trunc('milliseconds', min(received_at)) AS oldest FROM lead",
    );
    return row?.oldest ?? this.reading.until;
  }
}
