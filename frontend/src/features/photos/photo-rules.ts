import { MOST_PHOTO_BYTES, MOST_PHOTO_MEGABYTES, MOST_PHOTOS, PHOTO_TYPES } from '@fahrzeugpflege/contracts';

/** What stands in a form after more photos were chosen. */
interface Choice {
  readonly photos: readonly File[];
  /** German sentences about what was left out. */
  readonly complaints: readonly string[];
}

/** Adds to the photos of a form those that can be sent; what was chosen twice stands there once. */
export function addPhotos(before: readonly File[], added: readonly File[]): Choice {
  const fresh = added.filter((file) => !before.some((photo) => isSame(photo, file)));
  const good = fresh.filter((file) => fault(file) === undefined);
  const photos = [...before, ...good].slice(0, MOST_PHOTOS);
  const tooMany = before.length + good.length - photos.length;
  const complaints = fresh.map(fault).filter((text) => text !== undefined);
  return { photos, complaints: tooMany > 0 ? [...complaints, tooManyText(tooMany)] : complaints };
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

function fault({ name, type, size }: File): string | undefined {
  if (!PHOTO_TYPES.some((known) => known === type)) return `«${name}» ist kein Bild im Format JPEG, PNG oder WebP.`;
  if (size > MOST_PHOTO_BYTES) return `«${name}» ist grösser als ${MOST_PHOTO_MEGABYTES} MB.`;
  return size === 0 ? `«${name}» ist leer.` : undefined;
}

function tooManyText(count: number): string {
  const left = count === 1 ? 'Ein Foto wurde' : `${count} Fotos wurden`;
  return `Es gehen höchstens ${MOST_PHOTOS} Fotos mit. ${left} nicht übernommen.`;
}
