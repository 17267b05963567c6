import { Module } from '@nestjs/common';
import { DeleteSpamController } from './delete-spam/delete-spam.controller.js';
import { DeleteSpamHandler } from './delete-spam/delete-spam.handler.js';
import { ListSpamController } from './list-spam/list-spam.controller.js';
import { ListSpamHandler } from './list-spam/list-spam.handler.js';
import { ReleaseSpamController } from './release-spam/release-spam.controller.js';
import { ReleaseSpamHandler } from './release-spam/release-spam.handler.js';

/** What intake kept apart: seen by staff, and released or deleted by them. Needs the same as `LeadsModule`. */
@Module({
  controllers: [ListSpamController, ReleaseSpamController, DeleteSpamController],
  providers: [ListSpamHandler, ReleaseSpamHandler, DeleteSpamHandler],
})
export class SpamModule {}
