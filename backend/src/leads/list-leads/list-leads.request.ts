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
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { isInstant } from '../../paging/instant.js';
import { DEFAULT_PAGE, PageCursor, PageSize } from '../../paging/page-rules.js';

const Matches = (name: string, isValid: (text: string) => boolean, message: string) =>
  ValidateBy({ name, validator: { validate: (value) => typeof value === 'string' && isValid(value) } }, { message });

const IsDay = () => Matches('isDay', (text) => isCalendarDay(text) || isInstant(text), 'Datum als 2025-08-10');

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
  @PageSize()
  limit: number = DEFAULT_PAGE;

  @PageCursor()
  cursor?: string;
}
