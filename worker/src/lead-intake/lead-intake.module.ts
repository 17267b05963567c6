import { Module } from '@nestjs/common';
import { LeadReceivedProcessor } from './lead-received.processor.js';
import { LeadStore } from './store-lead/lead-store.js';

/** From an accepted submission to its lead. */
@Module({ providers: [LeadReceivedProcessor, LeadStore] })
export class LeadIntakeModule {}
