import {
  cleanText,
  FORM_TYPES,
  type FormType,
  isCalendarDay,
  LEAD_STATUSES,
  LEAD_VIEWS,
  type LeadFilter,
  type LeadStatus,
  type LeadView,
  LONGEST_SEARCH,
  TEXT_LIMITS,
} from '@fahrzeugpflege/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min, ValidateBy } from 'class-validator';
import { isInstant } from './calendar.js';
import { decodeCursor } from './lead-cursor.js';

export const DEFAULT_PAGE = 50;
const MAX_PAGE = 200;
const LIMIT_MESSAGE = `Seitengrösse von 1 bis ${MAX_PAGE}`;

const Matches = (name: string, isValid: (text: string) => boolean, message: string) =>
  ValidateBy({ name, validator: { validate: (value) => typeof value === 'string' && isValid(value) } }, { message });

const IsDay = () => Matches('isDay', (text) => isCalendarDay(text) || isInstant(text), 'Datum als 2025-08-10');
const IsCursor = () => Matches('isCursor', (text) => decodeCursor(text) !== null, 'Unbekannte Stelle der Liste');

const IsText = () =>
  applyDecorators(
    IsString({ message: 'Bitte geben Sie einen Text ein' }),
    Transform(({ value }) => (typeof value === 'string' ? cleanText(value) : value)),
  );

/** Which leads: for lists and exports. */
export class LeadFilterRequest implements LeadFilter {
  @IsOptional()
  @IsIn(LEAD_STATUSES, { message: 'Unbekannter Status' })
  status?: LeadStatus;

  @IsOptional()
  @IsIn(FORM_TYPES, { message: 'Unbekannte Art' })
  formType?: FormType;

  @IsOptional()
  @MaxLength(TEXT_LIMITS.line, { message: 'Unbekannte Leistung' })
  @IsText()
  service?: string;

  @IsOptional()
  @IsIn(LEAD_VIEWS, { message: 'Unbekannte Ansicht' })
  view?: LeadView;

  @IsOptional()
  @MaxLength(LONGEST_SEARCH, { message: 'Die Suche ist zu lang' })
  @IsText()
  q?: string;

  @IsOptional()
  @IsDay()
  from?: string;

  @IsOptional()
  @IsDay()
  to?: string;
}

/** Query of `GET /api/leads`. */
export class ListLeadsRequest extends LeadFilterRequest {
  @IsOptional()
  @Max(MAX_PAGE, { message: LIMIT_MESSAGE })
  @Min(1, { message: LIMIT_MESSAGE })
  @IsInt({ message: LIMIT_MESSAGE })
  @Type(() => Number)
  limit: number = DEFAULT_PAGE;

  @IsOptional()
  @IsCursor()
  cursor?: string;
}
