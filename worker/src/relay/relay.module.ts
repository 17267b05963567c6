import { Module } from '@nestjs/common';
import { MailSweep } from './mail-sweep.js';
import { RelayLoop } from './relay-loop.js';
import { SubmissionRelay } from './submission-relay.js';

/** What is stored but no lead yet, or a lead but no mail yet, goes on the queue again. */
@Module({ providers: [RelayLoop, SubmissionRelay, MailSweep], exports: [RelayLoop] })
export class RelayModule {}
