import { Readable } from 'node:stream';
import { MOST_PHOTO_BYTES, MOST_PHOTOS } from '@fahrzeugpflege/contracts';
import { Controller, HttpStatus, Inject, Injectable, Ip, Param, Put, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { StreamedBody } from '../http/read-bodies.js';
import { NotFound, TOO_MANY_REQUESTS } from '../problem/business-error.js';
import { Problem } from '../problem/problem.js';
import { AddressLimit, RATE_LIMIT } from '../visitors/address-limit.js';
import { type CountStore, VisitorCounts } from '../visitors/visitor-counts.js';
import { tooLarge } from './receive-file.js';
import { ReceivePhotoCommand } from './receive-photo.handler.js';

/** How many photos one address may send: those of a dozen enquiries, with what was lost on the way. */
@Injectable()
export class PhotoLimit extends AddressLimit {
  constructor(@Inject(RATE_LIMIT) mode: 'on' | 'off', @Inject(VisitorCounts) counts: CountStore) {
    super(mode, counts, { name: 'photos', times: 60, seconds: 600, refusal: TOO_MANY_REQUESTS });
  }
}

/** Photos of visitors, which follow an accepted enquiry. */
@Controller('api/submissions/:id/photos')
export class SubmissionPhotosController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limit: PhotoLimit,
  ) {}

  /** `PUT /api/submissions/{id}/photos/{place}`: 201 for a new photo, 204 for one that is there. */
  @Put(':place')
  @StreamedBody()
  async receive(
    @Param('id') id: string,
    @Param('place') place: string,
    @Ip() address: string,
    @Req() { body, headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    this.limit.count(address);
    if (!isUuid(id) || !isPlace(place)) throw new NotFound('Hier werden keine Fotos angenommen.');
    if (!(body instanceof Readable))
      throw new Problem(415, 'falsches-format', 'Bitte senden Sie ein Foto als JPEG, PNG oder WebP.');
    if (Number(headers['content-length']) > MOST_PHOTO_BYTES) throw tooLarge();
    const receipt = await this.commands.execute(
      new ReceivePhotoCommand({ submissionId: id, place: Number(place), body }),
    );
    reply.status(receipt === 'stored' ? HttpStatus.CREATED : HttpStatus.NO_CONTENT);
  }
}

function isPlace(text: string): boolean {
  return /^\d$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_PHOTOS;
}
