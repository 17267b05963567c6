import {
  fieldErrors,
  isNativeFormId,
  LONGEST_NATIVE_FORM,
  type NativeFormId,
  nativeForms,
  parseNativeForm,
  toFormFieldErrors,
} from '@fahrzeugpflege/contracts';
import { Body, Controller, Headers, Ip, Logger, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { BodyLimit } from '../http/read-bodies.js';
import { Unavailable } from '../problem/business-error.js';
import { plainPage } from '../problem/plain-page.js';
import { Problem } from '../problem/problem.js';
import { toProblem } from '../problem/to-problem.js';
import { SitePages } from '../site/site-pages.js';
import { spamReasonOf } from './honeypot.js';
import { IntakeLimit } from './intake-limit.js';
import { submissionIds } from './submission-id.js';
import { SubmitLeadCommand } from './submit-lead.handler.js';

/** `POST /api/form`: the native forms of the site, which work without JavaScript. */
@Controller('api/form')
export class FormController {
  private readonly logger = new Logger(FormController.name);

  constructor(
    private readonly commands: CommandBus,
    private readonly limit: IntakeLimit,
    private readonly pages: SitePages,
  ) {}

  @Post()
  @BodyLimit(LONGEST_NATIVE_FORM)
  async submit(
    @Body() body: unknown,
    @Ip() address: string,
    @Res() reply: FastifyReply,
    @Headers('content-type') contentType?: string,
  ): Promise<void> {
    if (!contentType?.toLowerCase().startsWith('application/x-www-form-urlencoded')) {
      throw new Problem(415, 'falsches-format', 'Bitte senden Sie das Formular als application/x-www-form-urlencoded.');
    }
    const fields = textFields(body);
    const id = fields['form'];
    if (!isNativeFormId(id)) throw new Problem(400, 'unlesbare-anfrage', 'Dieses Formular gibt es nicht.');
    try {
      await this.accept(id, fields, address);
      reply.status(303).header('location', nativeForms[id].sentLocation).send();
    } catch (error) {
      const problem = toProblem(error);
      if (problem.status === 500) this.logger.error(error);
      await this.answerProblem(id, fields, problem, reply);
    }
  }

  private async accept(id: NativeFormId, fields: Record<string, string>, address: string): Promise<void> {
    this.limit.count(address);
    const result = parseNativeForm(id, fields);
    if (!result.success) {
      const errors = toFormFieldErrors(id, fieldErrors(result.error));
      throw new Problem(422, 'ungueltige-eingabe', 'Bitte prüfen Sie die markierten Felder.', { errors });
    }
    const spamReason = spamReasonOf(fields['honey']);
    const ids = submissionIds(address, result.data, new Date());
    await this.commands.execute(new SubmitLeadCommand({ ...ids, wayIn: 'form', words: result.data, spamReason }));
  }

  /** The same page again with everything typed and what is wrong with it. */
  private async answerProblem(
    form: NativeFormId,
    values: Record<string, string>,
    problem: Problem,
    reply: FastifyReply,
  ): Promise<void> {
    const state = { form, values, errors: problem.errors ?? {}, notice: problem.detail };
    const html = await this.pages.renderForm(nativeForms[form].page, state).catch((error: unknown) => {
      if (!(error instanceof Unavailable)) this.logger.error(error);
      return plainPage(problem.detail, values);
    });
    if (problem.retryAfterSeconds) reply.header('retry-after', String(problem.retryAfterSeconds));
    reply.status(problem.status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  }
}

/** Posted fields as texts; of a field that came several times the last counts. */
function textFields(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, String(Array.isArray(value) ? value.at(-1) : value)]),
  );
}
