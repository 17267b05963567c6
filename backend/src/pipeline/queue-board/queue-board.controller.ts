import { type ArgumentsHost, Catch, Controller, type ExceptionFilter, Get, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffOnly } from '../../auth/staff.guard.js';
import { answerProblem } from '../../problem/problem.filter.js';
import { Problem } from '../../problem/problem.js';
import { BOARD_PATH, QueueBoard } from './queue-board.js';

/** Has the login, the password change, or the link to the board: whichever is missing. */
const STAFF_PAGE = '/admin/pipeline';

/** Leads a person who may not see a page, or not yet, to where that can be mended; scripts get the problem itself. */
@Catch(Problem)
class ToLoginFilter implements ExceptionFilter<Problem> {
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

type BoardRequest = FastifyRequest<{ Params: { '*'?: string }; Querystring: Record<string, string> }>;

/** The page polls: nothing of it may be kept by anybody but the browser that asked. */
const FILE_CACHE = 'private, max-age=3600';

/** bull-board for signed-in staff: its page, its files and what the page reads. */
@Controller('api/admin/queues')
@StaffOnly()
@UseFilters(ToLoginFilter)
export class QueueBoardController {
  constructor(private readonly board: QueueBoard) {}

  @Get()
  toPage(@Res() reply: FastifyReply): void {
    reply.redirect(BOARD_PATH, 302);
  }

  @Get('*')
  async show(@Req() { params, query }: BoardRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = params['*'] ?? '';
    if (path.startsWith('api/')) return this.sendData(path, query, reply);
    if (path.startsWith('static/')) return this.sendFile(path.slice('static/'.length), reply);
    allowScrollAreas(reply);
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(this.board.document);
  }

  private async sendData(path: string, query: Record<string, string>, reply: FastifyReply): Promise<void> {
    const answer = await this.board.answer(path, query);
    if (!answer) throw notFound();
    reply.status(answer.status).header('cache-control', 'no-store').send(answer.body);
  }

  private sendFile(name: string, reply: FastifyReply): void {
    const file = this.board.file(name);
    if (!file) throw notFound();
    reply.header('cache-control', FILE_CACHE).type(file.type).send(file.content);
  }
}

/** The address that operators know; what it leads to lives where the session's cookie goes. */
@Controller('admin/queues')
export class QueueBoardAddressController {
  @Get()
  toBoard(@Res() reply: FastifyReply): void {
    reply.redirect(BOARD_PATH, 302);
  }
}

/** The one style element that the board's scripts add: it hides the native scrollbars of areas that draw their own. */
const SCROLL_AREA_STYLE = "'sha256-r2N1TB/gHbBtBZFKg7ejmq1acVSREzucTAEw6ga4hoU='";

/** The site's content security policy, with that very style and for this answer alone. */
function allowScrollAreas(reply: FastifyReply): void {
  const policy = reply.raw.getHeader('content-security-policy');
  if (typeof policy !== 'string') return;
  reply.header('content-security-policy', policy.replace(/style-src [^;]*/, `$& ${SCROLL_AREA_STYLE}`));
}

function notFound(): Problem {
  return new Problem(404, 'nicht-gefunden', 'Diese Adresse gibt es nicht.');
}
