import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { toProblem } from './to-problem.js';

/** Answers every fault of the API in one shape (RFC 9457, `application/problem+json`). */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const problem = toProblem(error);
    if (problem.status === 500) this.logger.error(error);
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (problem.retryAfterSeconds) reply.header('retry-after', String(problem.retryAfterSeconds));
    reply.status(problem.status).header('content-type', 'application/problem+json; charset=utf-8');
    reply.send(JSON.stringify(problem.toDetails()));
  }
}
