import type { Service } from '@fahrzeugpflege/contracts';
import { Controller, Get } from '@nestjs/common';
import { SiteContent } from './site-content.js';

/** `GET /api/services`: the services in the order they are shown. */
@Controller('api/services')
export class ServicesController {
  constructor(private readonly content: SiteContent) {}

  @Get()
  list(): Promise<Service[]> {
    return this.content.services();
  }
}
