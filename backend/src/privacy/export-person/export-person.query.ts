import { Query } from '@nestjs/cqrs';
import type { personFile } from './person-file.js';

/** Everything about whoever sent a lead, for that person. */
export class ExportPersonQuery extends Query<ReturnType<typeof personFile>> {
  constructor(
    readonly leadId: string,
    /** The signed-in user's name. */
    readonly username: string,
  ) {
    super();
  }
}
