import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem/problem.js';
import { pageAddress } from './page-address.js';
import { SitePages } from './site-pages.js';

/** Every address that is neither the API's nor a file. */
@Controller()
export class PageController {
  constructor(private readonly pages: SitePages) {}

  @Get('*')
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (request.url.startsWith('/api/')) throw new Problem(404, 'nicht-gefunden', 'Diese Adresse gibt es nicht.');
    const { canonical, isCanonical } = pageAddress(request.url);
    const page = await this.pages.page(canonical);
    if (page.status === 200 && !isCanonical) {
      reply.status(308).header('location', canonical).send();
      return;
    }
    if (page.location) reply.header('location', page.location);
    reply.status(page.status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page.html);
  }
}
