import { z } from 'zod';

/** A photo that the visitor sent after the enquiry, as it is kept: upright, without what a camera notes in it. */
export const leadPhotoSchema = z.object({
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
  /** In pixels. */
  width: z.int(),
  height: z.int(),
});
export type LeadPhoto = z.infer<typeof leadPhotoSchema>;

/** Longest side of the two sizes in which a photo is kept, in pixels. */
export const PHOTO_SIZES = { whole: 2048, small: 480 } as const;
export type PhotoSize = keyof typeof PHOTO_SIZES;

/** Where staff see a photo, as WebP; a smaller one is not enlarged. */
export function leadPhotoPath(leadId: string, photoId: string, size: PhotoSize): string {
  return `/api/leads/${leadId}/photos/${photoId}/${size}`;
}
