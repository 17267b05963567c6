import { Module } from '@nestjs/common';
import { CountRelatedController } from './count-related/count-related.controller.js';
import { CountRelatedHandler } from './count-related/count-related.handler.js';
import { ListRelatedController } from './list-related/list-related.controller.js';
import { ListRelatedHandler } from './list-related/list-related.handler.js';
import { MergeLeadsController } from './merge-leads/merge-leads.controller.js';
import { MergeLeadsHandler } from './merge-leads/merge-leads.handler.js';
import { SeparateLeadsController } from './separate-leads/separate-leads.controller.js';
import { SeparateLeadsHandler } from './separate-leads/separate-leads.handler.js';

/** Several enquiries of one person: found and linked by themselves, merged and separated by staff alone. */
@Module({
  controllers: [ListRelatedController, CountRelatedController, MergeLeadsController, SeparateLeadsController],
  providers: [ListRelatedHandler, CountRelatedHandler, MergeLeadsHandler, SeparateLeadsHandler],
})
export class SamePersonModule {}
