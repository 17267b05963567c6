import { connected } from '@fahrzeugpflege/infra/database';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { compareNames } from '../compare-names.js';
import { ListColleaguesQuery } from './list-colleagues.query.js';

/** Reads the names. */
@QueryHandler(ListColleaguesQuery)
export class ListColleaguesHandler implements IQueryHandler<ListColleaguesQuery> {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async execute(): Promise<string[]> {
    const rows: { username: string }[] = await connected(this.dataSource).query(
      'SELECT username FROM staff_user WHERE locked_at IS NULL',
    );
    return rows.map(({ username }) => username).sort(compareNames);
  }
}
