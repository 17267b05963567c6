import { type LeadToday, TODAY_GROUPS, type TodayGroup, type TodayLead } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { StaffUser } from '../../auth/signed-in-user.js';
import { CurrentFacts } from '../../content/current-facts.js';
import { viewParameters } from '../lead-views.js';
import { GROUPS, NAMED_LEADS, SINCE } from './lead-today.sql.js';
import { earlierVisit } from './note-look.handler.js';

/** What «Heute» shows whoever asks. */
export class LeadTodayQuery extends Query<LeadToday> {
  constructor(readonly user: Pick<StaffUser, 'id' | 'username'>) {
    super();
  }
}

/** The only row of the groups. */
type GroupsRow = Readonly<Record<TodayGroup, number> & Record<`${TodayGroup}Ids`, readonly string[]>>;

/** A named lead, as PostgreSQL gives it. */
interface NamedRow extends Omit<TodayLead, 'createdAt' | 'answeredAt'> {
  readonly receivedAt: Date;
  readonly answeredAt: Date | null;
}

/** Reads the groups, then the few leads that are named. */
@QueryHandler(LeadTodayQuery)
export class LeadTodayHandler implements IQueryHandler<LeadTodayQuery> {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly facts: CurrentFacts,
  ) {}

  async execute({ user }: LeadTodayQuery): Promise<LeadToday> {
    const now = new Date();
    const views = viewParameters({ username: user.username, now, hours: await this.facts.get() });
    const since = await this.since(user.id, now);
    const groups = await this.row<GroupsRow>(GROUPS, [...views, since]);
    const leads = await this.named([...new Set(TODAY_GROUPS.flatMap((group) => groups[`${group}Ids`]))]);
    const groupOf = (group: TodayGroup) => ({
      count: groups[group],
      leads: groups[`${group}Ids`].flatMap((id) => leads.get(id) ?? []),
    });
    return {
      since: since.toISOString(),
      groups: Object.fromEntries(TODAY_GROUPS.map((group) => [group, groupOf(group)])) as LeadToday['groups'],
    };
  }

  private async since(userId: string, now: Date): Promise<Date> {
    const { since } = await this.row<{ readonly since: Date }>(SINCE, [userId, earlierVisit(now)]);
    return since;
  }

  private async named(ids: readonly string[]): Promise<ReadonlyMap<string, TodayLead>> {
    const rows: NamedRow[] = await connected(this.dataSource).query(NAMED_LEADS, [ids]);
    return new Map(rows.map((row) => [row.id, toTodayLead(row)]));
  }

  /** The only row of a query that sums up. */
  private async row<Row>(sql: string, parameters: unknown[]): Promise<Row> {
    const [row]: Row[] = await connected(this.dataSource).query(sql, parameters);
    return row as Row;
  }
}

function toTodayLead({ receivedAt, answeredAt, ...rest }: NamedRow): TodayLead {
  return { ...rest, createdAt: receivedAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
}
