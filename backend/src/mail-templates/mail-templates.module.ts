import { Module } from '@nestjs/common';
import { ChangeTemplatesHandler } from './change-templates.handler.js';
import { MailTemplatesController } from './mail-templates.controller.js';
import { ReadTemplatesHandler } from './read-templates.handler.js';

/** What answers to visitors begin with, changed by staff. No part of the site's content. */
@Module({
  controllers: [MailTemplatesController],
  providers: [ReadTemplatesHandler, ChangeTemplatesHandler],
})
export class MailTemplatesModule {}
