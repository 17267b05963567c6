import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { addLead, useStaffApp } from '../../testing/staff-app.js';
import { exactCondition, SIMILARITY_THRESHOLD, similarCondition } from './search-condition.js';
import { searchTerms } from './search-terms.js';
import { SqlConditions } from './sql-conditions.js';

const staff = useStaffApp();

beforeAll(async () => {
  await addLead(staff.dataSource, {
    name: 'Käthi Müller',
    vehicleMake: 'VW',
    vehicleModel: 'B 678',
    subject: 'Keramikversiegelung',
  });
  await addLead(staff.dataSource, {
    name: 'Beat Meyer',
    vehicleModel: 'T6',
    phone: '079 123 45 67',
    message: 'Wir verkaufen zwei Häuser.',
  });
});

/** The names of those found, and the plan, without ever reading the table from end to end. */
const throughIndices = (q: string, toCondition: typeof exactCondition) =>
  staff.dataSource.transaction(async (manager: EntityManager) => {
    await manager.query('SET LOCAL enable_seqscan = off');
    await manager.query(`SET LOCAL pg_trgm.word_similarity_threshold = ${SIMILARITY_THRESHOLD}`);
    const conditions = new SqlConditions();
    for (const term of searchTerms(q)) conditions.add(toCondition(term, conditions));
    const sql = `SELECT name FROM lead WHERE ${conditions.sql} ORDER BY name`;
    const found: { name: string }[] = await manager.query(sql, conditions.parameters);
    const plan: Record<string, string>[] = await manager.query(`EXPLAIN ${sql}`, conditions.parameters);
    return { names: found.map(({ name }) => name), plan: JSON.stringify(plan) };
  });

describe('the conditions of a search', () => {
  it.each([
    ['versiegelung', ['lead_search', 'lead_search_words'], ['Käthi Müller']],
    ['Haus', ['lead_search', 'lead_search_words'], ['Beat Meyer']],
    ['vw', ['lead_search_words'], ['Käthi Müller']],
    ['+41 79 123 45 67', ['lead_search'], ['Beat Meyer']],
    ['23 45', ['lead_search', 'lead_search_words'], ['Beat Meyer']],
    ['B678', ['lead_search', 'lead_search_words'], ['Käthi Müller']],
    ['T 6', ['lead_search_words'], ['Beat Meyer']],
    ['mueller keramik', ['lead_search'], ['Käthi Müller']],
  ])('for %s are answered by the indices made for it', async (q, indices, names) => {
    const answer = await throughIndices(q, exactCondition);
    expect(answer.names).toEqual(names);
    expect(answer.plan).not.toContain('Seq Scan');
    for (const index of indices) expect(answer.plan).toContain(`Bitmap Index Scan on ${index} `);
  });

  it.each([
    ['Meier', ['lead_search_names'], ['Beat Meyer']],
    ['Keramikversieglung', ['lead_search', 'lead_search_names'], ['Käthi Müller']],
  ])('for what is like %s are answered by the indices made for it', async (q, indices, names) => {
    const answer = await throughIndices(q, similarCondition);
    expect(answer.names).toEqual(names);
    expect(answer.plan).not.toContain('Seq Scan');
    for (const index of indices) expect(answer.plan).toContain(`Bitmap Index Scan on ${index} `);
  });
});
