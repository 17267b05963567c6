import type { DataSource, EntityManager } from 'typeorm';

/** A step of a plan, of which there are more fields. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * The tables that work of a few rows would read from end to end however large they grow, or the index where it would read
 * that so, since none serves a condition: the plans of all its statements, without those that only a small table justifies.
 * Nothing is changed.
 */
export async function tablesReadWhole(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<unknown>,
): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  const query = runner.query.bind(runner);
  const found = new Set<string>();
  await runner.startTransaction();
  try {
    await query('SET LOCAL enable_seqscan = off');
    runner.query = async (sql: string, ...rest: [parameters?: unknown[]]) => {
      const [{ 'QUERY PLAN': plans }]: [{ 'QUERY PLAN': { Plan: PlanNode }[] }] = await query(
        `EXPLAIN (FORMAT JSON) ${sql}`,
        rest[0],
      );
      for (const { Plan: plan } of plans) for (const table of readWhole(plan)) found.add(table);
      return query(sql, ...rest);
    };
    await work(runner.manager);
    return [...found];
  } finally {
    runner.query = query;
    await runner.rollbackTransaction();
    await runner.release();
  }
}

function readWhole({ Plans: steps = [], ...node }: PlanNode): string[] {
  const scans = ['Seq Scan', 'Index Scan', 'Index Only Scan', 'Bitmap Index Scan'];
  const isWhole = scans.includes(node['Node Type']) && !node['Index Cond'];
  return [...(isWhole ? [node['Relation Name'] ?? node['Index Name'] ?? ''] : []), ...steps.flatMap(readWhole)];
}
