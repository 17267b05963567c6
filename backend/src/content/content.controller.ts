import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendDocument } from '../http/send-document.js';
import { Problem } from '../problem/problem.js';
import { KeptContent } from './kept-content.js';

/** `GET /api/services`: the services in the order they are shown. */
@Controller('api/services')
export class ServicesController {
  constructor(private readonly content: KeptContent) {}

  @Get()
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    sendDocument(request, reply, await this.content.services());
  }
}

/** `GET /api/blog` and `GET /api/blog/{slug}`. */
@Controller('api/blog')
export class BlogController {
  constructor(private readonly content: KeptContent) {}

  @Get()
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    sendDocument(request, reply, await this.content.articles());
  }

  @Get(':slug')
  async one(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const article = await this.content.article(slug);
    if (!article) throw new Problem(404, 'nicht-gefunden', 'Artikel nicht gefunden');
    sendDocument(request, reply, article);
  }
}
