import type { PipelineState } from '@fahrzeugpflege/contracts';
import { Query } from '@nestjs/cqrs';

/** How the pipeline stands, part by part. */
export class PipelineStateQuery extends Query<PipelineState> {}
