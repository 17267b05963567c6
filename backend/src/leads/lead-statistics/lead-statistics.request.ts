import { isCalendarDay } from '@fahrzeugpflege/contracts';
import { IsOptional, ValidateBy } from 'class-validator';

/** A hundred years are the longest period: shown by year, they are no more steps than a page can show. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && isCalendarDay(value) && value >= FIRST_DAY && value <= LAST_DAY;

const IsDay = () =>
  ValidateBy(
    { name: 'isDay', validator: { validate: isDay } },
    { message: 'Ein Tag von 2000 bis 2099 als 2025-08-10' },
  );

/** A day before it that can't be read is a fault of its own. */
const IsNotBeforeFrom = () =>
  ValidateBy(
    {
      name: 'isNotBeforeFrom',
      validator: {
        validate: (to, context) => {
          const { from } = (context?.object ?? {}) as LeadStatisticsRequest;
          return !isDay(from) || to >= from;
        },
      },
    },
    { message: 'Der letzte Tag liegt vor dem ersten' },
  );

/** Query of `GET /api/leads/statistics`: days of the calendar, both included. */
export class LeadStatisticsRequest {
  @IsOptional()
  @IsDay()
  from?: string;

  @IsOptional()
  @IsDay()
  @IsNotBeforeFrom()
  to?: string;
}
