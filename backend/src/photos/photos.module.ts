import { connected } from '@fahrzeugpflege/infra/database';
import { type DynamicModule, Module } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LeadPhotosController } from './lead-photos.controller.js';
import { knowsPhotos } from './lead-photos.js';
import { PhotoFolder, PhotoStore } from './photo-store.js';
import { PhotoUpkeep } from './photo-upkeep.js';
import { PHOTO_SPACE, ReceivePhotoHandler } from './receive-photo.handler.js';
import { PhotoLimit, SubmissionPhotosController } from './submission-photos.controller.js';

interface PhotoSettings {
  /** Where pictures lie; API processes of one site share it. */
  readonly folder: string;
  /** Most bytes that all of them may take. */
  readonly space: number;
}

/** Photos that follow enquiries. Needs `AuthModule`, `CqrsModule.forRoot`, visitors and database at the root. */
@Module({})
export class PhotosModule {
  static forRoot({ folder, space }: PhotoSettings): DynamicModule {
    return {
      module: PhotosModule,
      controllers: [SubmissionPhotosController, LeadPhotosController],
      providers: [
        {
          provide: PhotoStore,
          inject: [getDataSourceToken()],
          useFactory: (database: DataSource) => new PhotoFolder(folder, () => knowsPhotos(connected(database).manager)),
        },
        { provide: PHOTO_SPACE, useValue: space },
        PhotoLimit,
        PhotoUpkeep,
        ReceivePhotoHandler,
      ],
      exports: [PhotoStore],
    };
  }
}
