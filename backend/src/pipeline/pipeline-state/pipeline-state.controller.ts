import type { PipelineState } from '@fahrzeugpflege/contracts';
import { shared } from '@fahrzeugpflege/infra/process';
import { Controller, Get, Header } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { StaffOnly } from '../../auth/staff.guard.js';
import { PipelineStateQuery } from './pipeline-state.query.js';

/** `GET /api/admin/pipeline`: how the pipeline stands. */
@Controller('api/admin/pipeline')
@StaffOnly()
export class PipelineStateController {
  /** Pages that stay open ask again and again: those that ask at the same moment share one look. */
  private readonly look = shared(() => this.queries.execute(new PipelineStateQuery()));

  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('cache-control', 'no-store')
  state(): Promise<PipelineState> {
    return this.look();
  }
}
