import { Module } from '@nestjs/common';
import { LeadReceivedPublisher } from './lead-received.publisher.js';

/** Apart from the intake module, since the CQRS module needs the publisher before any handler exists. */
@Module({ providers: [LeadReceivedPublisher], exports: [LeadReceivedPublisher] })
export class LeadReceivedPublisherModule {}
