import { RELATED_COUNTS_IDS } from '@fahrzeugpflege/contracts';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsUUID } from 'class-validator';

const MESSAGE = `Kennungen von 1 bis ${RELATED_COUNTS_IDS} Leads, mit Komma getrennt`;

/** Query of `GET /api/leads/related-counts`. */
export class CountRelatedRequest {
  @IsUUID('all', { each: true, message: MESSAGE })
  @ArrayMaxSize(RELATED_COUNTS_IDS, { message: MESSAGE })
  @ArrayNotEmpty({ message: MESSAGE })
  @Transform(({ value }) => (typeof value === 'string' ? value.split(',') : value))
  ids!: string[];
}
