import {
  LONGEST_NEW_TEMPLATES,
  type MailTemplateSettings,
  type NewTemplates,
  newTemplatesSchema,
} from '@fahrzeugpflege/contracts';
import { Body, Controller, Get, Header, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { SignedInUser, type StaffUser } from '../auth/signed-in-user.js';
import { StaffOnly } from '../auth/staff.guard.js';
import { BodyLimit } from '../http/read-bodies.js';
import { SchemaPipe } from '../problem/validation.pipe.js';
import { ChangeTemplatesCommand } from './change-templates.handler.js';
import { ReadTemplatesQuery } from './read-templates.handler.js';

/** What answers to visitors begin with. */
@Controller('api/admin/mail-templates')
@StaffOnly()
export class MailTemplatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** `GET /api/admin/mail-templates`: the templates, and who changed what. */
  @Get()
  @Header('cache-control', 'no-store')
  read(): Promise<MailTemplateSettings> {
    return this.queries.execute(new ReadTemplatesQuery());
  }

  /** `PUT /api/admin/mail-templates` with `{version, templates}`: changes, adds, removes and orders; answers what there is then. */
  @Put()
  @BodyLimit(LONGEST_NEW_TEMPLATES)
  @Header('cache-control', 'no-store')
  async change(
    @Body(new SchemaPipe(newTemplatesSchema)) { version, templates }: NewTemplates,
    @SignedInUser() { username: actor }: StaffUser,
  ): Promise<MailTemplateSettings> {
    await this.commands.execute(new ChangeTemplatesCommand({ version, templates, actor }));
    return this.queries.execute(new ReadTemplatesQuery());
  }
}
