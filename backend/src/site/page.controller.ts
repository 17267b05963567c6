import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendDocument } from '../http/send-document.js';
import { Problem } from '../problem/problem.js';
import { pageAddress } from './page-address.js';
import { SitePages } from './site-pages.js';

/** Seconds after which a page that could not be made is worth another try. */
const RETRY_AFTER = 30;

/** In a canonical address: no route matches a line break, here or in the browser. */
const LINE_BREAK = /%0[AD]|%E2%80%A[89]/;

/** Every address that is neither the API's nor a file. */
@Controller()
export class PageController {
  constructor(private readonly pages: SitePages) {}

  @Get('*')
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (request.url.startsWith('/assets/')) {
      answerMissingFile(reply);
      return;
    }
    const { canonical, isCanonical } = pageAddress(request.url);
    if (LINE_BREAK.test(canonical)) throw new Problem(400, 'unlesbare-anfrage', 'Diese Adresse ist nicht lesbar.');
    const { status, location, document } = await this.pages.page(canonical);
    if (status === 200 && !isCanonical) {
      reply.status(308).header('location', canonical).send();
      return;
    }
    if (location) reply.header('location', location);
    if (status === 503) reply.header('retry-after', RETRY_AFTER);
    sendDocument(request, reply.status(status), document);
  }
}

/** A file of a build that is gone: a page in its place would be taken for a script or a style. */
function answerMissingFile(reply: FastifyReply): void {
  reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Nicht gefunden');
}
