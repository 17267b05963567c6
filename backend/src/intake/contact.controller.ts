import {
  contactRequestKind,
  contactRequestSchemas,
  fieldErrors,
  fieldMessages,
  LONGEST_CONTACT_REQUEST,
} from '@fahrzeugpflege/contracts';
import { newId } from '@fahrzeugpflege/infra/database';
import { Body, Controller, Headers, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { validate as isUuid } from 'uuid';
import { BodyLimit } from '../http/read-bodies.js';
import { Problem } from '../problem/problem.js';
import { spamReasonOf } from './honeypot.js';
import { IntakeLimit } from './intake-limit.js';
import { type SubmissionReceipt, SubmitLeadCommand } from './submit-lead.handler.js';

/** `POST /api/contact`: a contact, promotion or vehicle enquiry as JSON. */
@Controller('api/contact')
export class ContactController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limit: IntakeLimit,
  ) {}

  @Post()
  @BodyLimit(LONGEST_CONTACT_REQUEST)
  async submit(
    @Body() body: unknown,
    @Ip() address: string,
    @Headers('content-type') contentType?: string,
    @Headers('idempotency-key') key?: string,
  ): Promise<SubmissionReceipt> {
    if (!contentType?.toLowerCase().startsWith('application/json')) {
      throw new Problem(415, 'falsches-format', 'Bitte senden Sie die Anfrage als JSON.');
    }
    if (key !== undefined && !isUuid(key)) {
      throw new Problem(400, 'unlesbare-anfrage', 'Der Idempotency-Key muss eine UUID sein.');
    }
    this.limit.count(address);
    const request = asObject(body);
    const words = parseWords(request);
    return this.commands.execute(
      new SubmitLeadCommand({
        id: key?.toLowerCase() ?? newId(),
        wayIn: 'json',
        words,
        spamReason: spamReasonOf(request['honey']),
      }),
    );
  }
}

function asObject(body: unknown): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw new Problem(400, 'unlesbare-anfrage', 'Die Anfrage muss ein JSON-Objekt sein.');
}

function parseWords(request: Record<string, unknown>) {
  const kind = contactRequestKind(request);
  if (!kind) throw invalid({ formType: fieldMessages.formType });
  const result = contactRequestSchemas[kind].safeParse(request);
  if (!result.success) throw invalid(fieldErrors(result.error));
  return result.data;
}

function invalid(errors: Record<string, string>): Problem {
  return new Problem(422, 'ungueltige-eingabe', Object.values(errors).join(' · '), { errors });
}
