import { isCalendarDay, type LeadStatistics } from '@fahrzeugpflege/contracts';
import { Controller, Get, Header, Query, UsePipes } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { IsOptional, ValidateBy } from 'class-validator';
import { StaffOnly } from '../../auth/staff.guard.js';
import { RequestValidationPipe } from '../../problem/validation.pipe.js';
import { LeadStatisticsQuery } from './lead-statistics.handler.js';

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
class LeadStatisticsRequest {
  @IsOptional()
  @IsDay()
  from?: string;

  @IsOptional()
  @IsDay()
  @IsNotBeforeFrom()
  to?: string;
}

/** `GET /api/leads/statistics`: what became of the leads received in a period, in figures. */
@Controller('api/leads/statistics')
@StaffOnly()
export class LeadStatisticsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('cache-control', 'no-store')
  @UsePipes(RequestValidationPipe)
  statistics(@Query() { from, to }: LeadStatisticsRequest): Promise<LeadStatistics> {
    return this.queries.execute(new LeadStatisticsQuery(from, to));
  }
}
