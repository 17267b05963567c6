import {
  cleanWithin,
  FORM_TYPES,
  type FormType,
  isCalendarDay,
  isWithin,
  LEAD_SORTS,
  LEAD_STATUSES,
  LEAD_VIEWS,
  type LeadFilter,
  type LeadSort,
  type LeadStatus,
  type LeadView,
  LONGEST_SEARCH,
  TEXT_LIMITS,
} from '@fahrzeugpflege/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, ValidateBy } from 'class-validator';
import { DEFAULT_PAGE, isInstant, PageCursor, PageSize } from '../http/paging.js';

const Matches = (name: string, isValid: (text: string) => boolean, message: string) =>
  ValidateBy({ name, validator: { validate: (value) => typeof value === 'string' && isValid(value) } }, { message });

const IsDay = () => Matches('isDay', (text) => isCalendarDay(text) || isInstant(text), 'Datum als 2025-08-10');

const IsText = (limit: number, tooLong: string) =>
  applyDecorators(
    Matches('isWithin', (text) => isWithin(text, limit), tooLong),
    IsString({ message: 'Bitte geben Sie einen Text ein' }),
    Transform(({ value }) => (typeof value === 'string' ? cleanWithin(value, limit) : value)),
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
  @IsText(TEXT_LIMITS.line, 'Unbekannte Leistung')
  service?: string;

  @IsOptional()
  @IsIn(LEAD_VIEWS, { message: 'Unbekannte Ansicht' })
  view?: LeadView;

  @IsOptional()
  @IsText(LONGEST_SEARCH, 'Die Suche ist zu lang')
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
  @IsIn(LEAD_SORTS, { message: 'Unbekannte Reihenfolge' })
  sort?: LeadSort;

  @PageSize()
  limit: number = DEFAULT_PAGE;

  @PageCursor()
  cursor?: string;
}
