import { type DynamicModule, Module } from '@nestjs/common';
import { RATE_LIMIT } from './address-limit.js';
import { VisitorCounts } from './visitor-counts.js';

interface VisitorsSettings {
  readonly databaseUrl: string;
  readonly rateLimit: 'on' | 'off';
}

/** What the limits of all public entry points are made of (global, as each has its own). */
@Module({})
export class VisitorsModule {
  static forRoot({ databaseUrl, rateLimit }: VisitorsSettings): DynamicModule {
    return {
      module: VisitorsModule,
      global: true,
      providers: [
        { provide: RATE_LIMIT, useValue: rateLimit },
        { provide: VisitorCounts, useFactory: () => new VisitorCounts(databaseUrl) },
      ],
      exports: [RATE_LIMIT, VisitorCounts],
    };
  }
}
