import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem/problem.js';
import { pageAddress } from './page-address.js';
import { sendDocument } from './send-document.js';
import { SitePages } from './site-pages.js';

/** Seconds after which a page that could not be made is worth another try. */
const RETRY_AFTER = 30;

/** Every address that is neither the API's nor a file. */
@Controller()
export class PageController {
  constructor(private readonly pages: SitePages) {}

  @Get('*')
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (request.url.startsWith('/api/')) throw new Problem(404, 'nicht-gefunden', 'Diese Adresse gibt es nicht.');
    if (request.url.startsWith('/assets/')) {
      answerMissingFile(reply);
      return;
    }
    const { canonical, isCanonical } = pageAddress(request.url);
    const { status, location, document } = await this.pages.page(canonical);
    if (status === 200 && !isCanonical) {
      reply.status(308).header('location', canonical).send();
      return;
    }
    if (location) reply.header('location', location);
    if (status === 503) reply.header('retry-after', RETRY_AFTER);
    if (status === 200) sendDocument(request, reply, document);
    else reply.status(status).header('cache-control', 'no-cache').type(document.type).send(document.body);
  }
}

/** A file of a build that is gone: a page in its place would be taken for a script or a style. */
function answerMissingFile(reply: FastifyReply): void {
  reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Nicht gefunden');
}
