import { Query } from '@nestjs/cqrs';

/** The names of all accounts that are not locked, one's own among them, sorted. */
export class ListColleaguesQuery extends Query<string[]> {}
