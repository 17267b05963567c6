import { Module } from '@nestjs/common';
import { MergeLeadsHandler } from './merge-leads.handler.js';
import { CountRelatedHandler, ListRelatedHandler } from './related-leads.handler.js';
import { SamePersonController } from './same-person.controller.js';
import { SeparateLeadsHandler } from './separate-leads.handler.js';

/** Several enquiries of one person: found and linked by themselves, merged and separated by staff alone. */
@Module({
  controllers: [SamePersonController],
  providers: [ListRelatedHandler, CountRelatedHandler, MergeLeadsHandler, SeparateLeadsHandler],
})
export class SamePersonModule {}
