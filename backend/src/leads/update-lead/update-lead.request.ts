import { cleanText, LEAD_STATUSES, type LeadStatus, TEXT_LIMITS } from '@fahrzeugpflege/contracts';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsString, MaxLength, Min, ValidateIf } from 'class-validator';

/** Missing is «leave it», null is «empty it»: only the first is beyond the rules. */
const IfGiven = () => ValidateIf((_, value) => value !== undefined);
const IfText = () => ValidateIf((_, value) => value !== undefined && value !== null);

/** Trims; a text of nothing is null (specification, section 5). */
const Trimmed = () => Transform(({ value }) => (typeof value === 'string' ? cleanText(value) || null : value));

const NOT_A_TEXT = { message: 'Bitte geben Sie einen Text ein' };
const tooLong = (limit: number) => ({ message: `Höchstens ${limit.toLocaleString('de-CH')} Zeichen` });

/** Body of `PATCH /api/leads/{id}`. */
export class UpdateLeadRequest {
  @IfGiven()
  @IsIn(LEAD_STATUSES, { message: 'Unbekannter Status' })
  status?: LeadStatus;

  @IfText()
  @MaxLength(TEXT_LIMITS.line, tooLong(TEXT_LIMITS.line))
  @IsString(NOT_A_TEXT)
  @Trimmed()
  processedBy?: string | null;

  @IfText()
  @MaxLength(TEXT_LIMITS.line, tooLong(TEXT_LIMITS.line))
  @IsString(NOT_A_TEXT)
  @Trimmed()
  offerNumber?: string | null;

  @IfText()
  @MaxLength(TEXT_LIMITS.message, tooLong(TEXT_LIMITS.message))
  @IsString(NOT_A_TEXT)
  @Trimmed()
  notes?: string | null;

  /** The version that the editor saw; without it the change is taken as it is. */
  @IfGiven()
  @Min(1, { message: 'Unbekannte Fassung' })
  @IsInt({ message: 'Unbekannte Fassung' })
  version?: number;
}
