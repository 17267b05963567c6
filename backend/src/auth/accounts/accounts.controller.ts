import {
  type AccountHistoryEntry,
  cleanWithin,
  MAX_MAIL_NAME_LENGTH,
  type MadeUpPassword,
  type MailName,
  mailNameSchema,
  type StaffAccount,
} from '@fahrzeugpflege/contracts';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, UsePipes } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Transform } from 'class-transformer';
import {
  IsOptional,
  IsString,
  MaxLength,
  Validate,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { RequestValidationPipe, SchemaPipe } from '../../problem/validation.pipe.js';
import { normaliseUsername, usernameFault } from '../normalise-username.js';
import { SignedInUser, type StaffUser } from '../signed-in-user.js';
import { StaffOnly } from '../staff.guard.js';
import { inArea, parseAccountId } from './account-action.js';
import {
  AddAccountCommand,
  LockAccountCommand,
  ResetPasswordCommand,
  UnlockAccountCommand,
} from './account-commands.js';
import { AccountHistoryQuery, ListAccountsQuery, ListColleaguesQuery } from './account-queries.js';
import { SetMailNameCommand } from './mail-name.handler.js';

@ValidatorConstraint({ name: 'username' })
class IsUsername implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && usernameFault(value) === undefined;
  }

  defaultMessage({ value }: ValidationArguments): string {
    return usernameFault(typeof value === 'string' ? value : '') ?? '';
  }
}

/** Body of `POST /api/admin/accounts`. */
class AddAccountRequest {
  @Validate(IsUsername)
  @Transform(({ value }) => (typeof value === 'string' ? normaliseUsername(value) : value))
  username!: string;

  /** With what its owner signs mails to visitors, until they choose another name. */
  @IsOptional()
  @MaxLength(MAX_MAIL_NAME_LENGTH, { message: `Höchstens ${MAX_MAIL_NAME_LENGTH} Zeichen` })
  @IsString({ message: 'Bitte geben Sie einen Text ein' })
  @Transform(({ value }) => (typeof value === 'string' ? cleanWithin(value, MAX_MAIL_NAME_LENGTH) || null : value))
  mailName?: string | null;
}

/** The accounts of staff. */
@Controller('api/admin')
@StaffOnly()
export class AccountsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** `GET /api/admin/accounts`. */
  @Get('accounts')
  @Header('cache-control', 'no-store')
  list(@SignedInUser() { id }: StaffUser): Promise<StaffAccount[]> {
    return this.queries.execute(new ListAccountsQuery(id));
  }

  /** `GET /api/admin/accounts/history`. */
  @Get('accounts/history')
  @Header('cache-control', 'no-store')
  history(): Promise<AccountHistoryEntry[]> {
    return this.queries.execute(new AccountHistoryQuery());
  }

  /** `POST /api/admin/accounts`: 201 with the made-up password. */
  @Post('accounts')
  @Header('cache-control', 'no-store')
  @UsePipes(RequestValidationPipe)
  add(@Body() { username, mailName }: AddAccountRequest, @SignedInUser() user: StaffUser): Promise<MadeUpPassword> {
    return this.commands.execute(new AddAccountCommand(username, inArea(user), mailName));
  }

  /** `POST /api/admin/accounts/{id}/lock`: 204. */
  @Post('accounts/:id/lock')
  @HttpCode(204)
  lock(@Param('id') id: string, @SignedInUser() user: StaffUser): Promise<void> {
    return this.commands.execute(new LockAccountCommand(parseAccountId(id), inArea(user)));
  }

  /** `POST /api/admin/accounts/{id}/unlock`: 204. */
  @Post('accounts/:id/unlock')
  @HttpCode(204)
  unlock(@Param('id') id: string, @SignedInUser() user: StaffUser): Promise<void> {
    return this.commands.execute(new UnlockAccountCommand(parseAccountId(id), inArea(user)));
  }

  /** `POST /api/admin/accounts/{id}/reset`: 200 with the made-up password. */
  @Post('accounts/:id/reset')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  reset(@Param('id') id: string, @SignedInUser() user: StaffUser): Promise<MadeUpPassword> {
    return this.commands.execute(new ResetPasswordCommand(parseAccountId(id), inArea(user)));
  }

  /** `GET /api/admin/colleagues`: the names of all whom a lead may be given to. */
  @Get('colleagues')
  @Header('cache-control', 'no-store')
  colleagues(): Promise<string[]> {
    return this.queries.execute(new ListColleaguesQuery());
  }

  /** `PUT /api/admin/mail-name` with `{name}`: 204; with what one signs mails to visitors oneself. */
  @Put('mail-name')
  @HttpCode(204)
  setMailName(
    @Body(new SchemaPipe(mailNameSchema)) { name }: MailName,
    @SignedInUser() { id }: StaffUser,
  ): Promise<void> {
    return this.commands.execute(new SetMailNameCommand(id, name ?? null));
  }
}
