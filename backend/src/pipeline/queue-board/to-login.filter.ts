import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerProblem } from '../../problem/problem.filter.js';
import { Problem } from '../../problem/problem.js';

/** Has the login, the password change, or the link to the board: whichever is missing. */
const STAFF_PAGE = '/admin/pipeline';

/** Leads a person who may not see a page, or not yet, to where that can be mended; scripts get the problem itself. */
@Catch(Problem)
export class ToLoginFilter implements ExceptionFilter<Problem> {
  catch(problem: Problem, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const isRefused = problem.status === 401 || problem.status === 403;
    if (isRefused && isPageCall(http.getRequest<FastifyRequest>())) reply.redirect(STAFF_PAGE, 302);
    else answerProblem(reply, problem);
  }
}

function isPageCall({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('text/html');
}
