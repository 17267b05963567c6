/** How many photos may follow an enquiry. */
export const MOST_PHOTOS = 5;

/** Of one photo as it is sent. */
export const MOST_PHOTO_MEGABYTES = 10;
export const MOST_PHOTO_BYTES = MOST_PHOTO_MEGABYTES * 1024 * 1024;

/** Media types that a photo is sent in. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** How long after an enquiry its photos are taken, in hours: a phone may be without reception for a while. */
export const PHOTO_HOURS = 24;

/**
 * Where a photo of an enquiry goes, by `PUT` and as it is, with its media type. Repeating it changes nothing: 201 for a new
 * one, 204 for one that is there. Whoever has the enquiry's id may send; nobody reads it back from there.
 *
 * @param submissionId of the receipt
 * @param place 1 to {@link MOST_PHOTOS}
 */
export function photoPath(submissionId: string, place: number): string {
  return `/api/submissions/${submissionId}/photos/${place}`;
}

/** A file beside the pictures, by which their folder is told from an empty one: where a share is not mounted, that is there. */
export const PHOTO_FOLDER_MARKER = '.photos-are-here';

/** Longest side of the two sizes in which a photo is kept, in pixels. */
export const PHOTO_SIZES = { whole: 2048, small: 480 } as const;
export type PhotoSize = keyof typeof PHOTO_SIZES;

/** Where staff see a photo, as WebP; a smaller one is not enlarged. */
export function leadPhotoPath(leadId: string, photoId: string, size: PhotoSize): string {
  return `/api/leads/${leadId}/photos/${photoId}/${size}`;
}
