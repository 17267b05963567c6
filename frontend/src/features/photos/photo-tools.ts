/** A chunk of its own: what checks, shows and sends photos is fetched when a visitor turns to the field for them. */
export { PhotoPreviews } from './photo-previews.tsx';
export { addPhotos } from './photo-rules.ts';
export { startUpload } from './photo-uploads.ts';
export { UploadList } from './upload-list.tsx';
