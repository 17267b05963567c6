import { Module } from '@nestjs/common';
import { DeleteSpamHandler, ReleaseSpamHandler } from './decide-spam.handler.js';
import { ListSpamHandler } from './list-spam.handler.js';
import { SpamController } from './spam.controller.js';

/** What intake kept apart: seen by staff, and released or deleted by them. Needs the same as `LeadsModule`. */
@Module({
  controllers: [SpamController],
  providers: [ListSpamHandler, ReleaseSpamHandler, DeleteSpamHandler],
})
export class SpamModule {}
