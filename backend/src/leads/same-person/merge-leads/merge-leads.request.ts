import { IsInt, IsUUID, Min, ValidateIf } from 'class-validator';

/** Body of `POST /api/leads/{id}/merges`. */
export class MergeLeadsRequest {
  /** The lead to be put under the one of the address. */
  @IsUUID('all', { message: 'Bitte wählen Sie einen Lead' })
  leadId!: string;

  /** The version of the lead of the address that the editor saw; without it any will do. */
  @ValidateIf((_, value) => value !== undefined)
  @Min(1, { message: 'Unbekannte Fassung' })
  @IsInt({ message: 'Unbekannte Fassung' })
  version?: number;
}
