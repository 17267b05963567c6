import type { NativeFormId } from '@fahrzeugpflege/contracts';
import { choosePhotos, chosenPhotos } from './photo-store.ts';

/** Fetches what checks, shows and sends photos: a page whose visitor chooses none never loads it. */
export function loadPhotoTools() {
  return import('./photo-tools.ts');
}

/**
 * Sends the photos of a form after its words, which are accepted already. Those that stand in the form now are gone from it
 * unless they are others.
 */
export function followWithPhotos(form: NativeFormId, submissionId: string, photos: readonly File[]): void {
  if (photos.length === 0) return;
  if (chosenPhotos(form) === photos) choosePhotos(form, []);
  // It was fetched when they were chosen.
  void loadPhotoTools().then(({ startUpload }) => startUpload({ submissionId, photos }));
}
