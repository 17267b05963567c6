import { IsUUID } from 'class-validator';

/** Query of the calls about one person. */
export class PersonRequest {
  @IsUUID('all', { message: 'Unbekannter Lead' })
  leadId!: string;
}
