import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseRefusals } from './database-refusals.js';
import { plainPage } from './plain-page.js';
import type { Problem } from './problem.js';
import { toProblem } from './to-problem.js';

/** Answers every fault of the API in one shape (RFC 9457, `application/problem+json`). */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);
  private readonly refusals: DatabaseRefusals;

  /** @param isDatabaseUp asks the database; does not reject */
  constructor(isDatabaseUp: () => Promise<boolean>) {
    this.refusals = new DatabaseRefusals(isDatabaseUp);
  }

  catch(error: unknown, host: ArgumentsHost): void {
    const problem = toProblem(error);
    if (problem.status === 500) this.logger.error(error);
    this.refusals.note(error);
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (isFormInBrowser(http.getRequest<FastifyRequest>())) answerPage(reply, problem);
    else answerProblem(reply, problem);
  }
}

/** A native form that could not even be read (too large): its sender sees a page, not JSON. */
function isFormInBrowser({ url, headers }: FastifyRequest): boolean {
  return url.startsWith('/api/form') && (headers.accept ?? '').includes('text/html');
}

function answerPage(reply: FastifyReply, problem: Problem): void {
  reply.status(problem.status).type('text/html; charset=utf-8').send(plainPage(problem.detail));
}

/** Sends a problem as the answer. */
export function answerProblem(reply: FastifyReply, problem: Problem): void {
  if (problem.retryAfterSeconds) reply.header('retry-after', String(problem.retryAfterSeconds));
  reply.status(problem.status).header('content-type', 'application/problem+json; charset=utf-8');
  reply.send(JSON.stringify(problem.toDetails()));
}
