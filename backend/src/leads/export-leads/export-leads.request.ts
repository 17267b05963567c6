import { IsIn, IsOptional } from 'class-validator';
import { LeadFilterRequest } from '../list-leads/list-leads.request.js';

export const SEPARATORS = { semicolon: ';', comma: ',' } as const;
export type Separator = keyof typeof SEPARATORS;

/** Query of `GET /api/leads/export.csv`: the filters of the list, and how the columns are separated. */
export class ExportLeadsRequest extends LeadFilterRequest {
  /** Excel in Switzerland expects semicolons. */
  @IsOptional()
  @IsIn(Object.keys(SEPARATORS), { message: 'Trennzeichen: semicolon oder comma' })
  separator: Separator = 'semicolon';
}
