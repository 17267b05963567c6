import { PHOTO_SIZES, type PhotoSize } from '@fahrzeugpflege/contracts';
import { connected } from '@fahrzeugpflege/infra/database';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { StaffOnly } from '../auth/staff.guard.js';
import { NotFound } from '../problem/business-error.js';
import { hasPhoto } from './lead-photos.js';
import { PhotoStore } from './photo-store.js';

/** Photos as staff see them. */
@Controller('api/leads/:id/photos')
@StaffOnly()
export class LeadPhotosController {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: PhotoStore,
  ) {}

  /** `GET /api/leads/{id}/photos/{photoId}/{size}`: WebP. An hour in the browser at most, as it may be erased. */
  @Get(':photoId/:size')
  @Header('cache-control', 'private, max-age=3600')
  async read(
    @Param('id') leadId: string,
    @Param('photoId') photoId: string,
    @Param('size') size: string,
  ): Promise<StreamableFile> {
    const isThere = isUuid(leadId) && isUuid(photoId) && isSize(size) && (await this.isOfLead(leadId, photoId));
    const picture = isThere ? await this.store.read(photoId, size) : undefined;
    if (!picture) throw new NotFound('Dieses Foto gibt es nicht.');
    return new StreamableFile(picture, { type: 'image/webp', disposition: `inline; filename="foto-${photoId}.webp"` });
  }

  private isOfLead(leadId: string, photoId: string): Promise<boolean> {
    return hasPhoto(connected(this.dataSource).manager, leadId, photoId);
  }
}

function isSize(text: string): text is PhotoSize {
  return Object.hasOwn(PHOTO_SIZES, text);
}
