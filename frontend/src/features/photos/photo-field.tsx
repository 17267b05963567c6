import {
  businessProfile,
  MOST_PHOTO_MEGABYTES,
  MOST_PHOTOS,
  type NativeFormId,
  PHOTO_TYPES,
} from '@fahrzeugpflege/contracts';
import { Camera, CircleAlert, ImagePlus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '#components/ui/button.tsx';
import { classNames } from '#lib/class-names.ts';
import { loadPhotoTools } from './load-photo-tools.ts';
import { choosePhotos, chosenPhotos, noteUnchecked, useChosenPhotos } from './photo-store.ts';
import { PhotosByMail } from './photos-by-mail.tsx';
import { SentPhotos } from './sent-photos.tsx';

const PhotoPreviews = lazy(async () => ({ default: (await loadPhotoTools()).PhotoPreviews }));

interface PhotoFieldProps {
  readonly form: NativeFormId;
  readonly className?: string;
}

/**
 * Photos that follow the enquiry of a form once it is accepted. They are no part of the form: its inputs have no name. Without
 * JavaScript it says where to mail them.
 */
export function PhotoField({ form, className }: PhotoFieldProps) {
  const id = useId();
  const photos = useChosenPhotos(form);
  const [complaints, setComplaints] = useState<readonly string[]>([]);
  const add = async (files: readonly File[]) => {
    const tools = await loadPhotoTools().catch(() => undefined);
    if (!tools) return setComplaints([NOT_LOADED]);
    const choice = tools.addPhotos(chosenPhotos(form), files);
    choosePhotos(form, choice.photos);
    setComplaints(choice.complaints);
  };
  const take = (files: readonly File[]) => {
    if (files.length > 0) noteUnchecked(form, files, add(files));
  };
  const describedBy = classNames(complaints.length > 0 && `${id}-error`, `${id}-hint`);
  return (
    <fieldset aria-describedby={describedBy} className={classNames('min-w-0', className)}>
      <legend className="mb-1.5 flex flex-wrap items-baseline gap-x-2 text-sm font-semibold">
        Fotos <span className="text-xs font-normal text-muted">freiwillig</span>
      </legend>
      <PhotosByMail className="hidden text-sm text-muted noscript:block" />
      <div className="noscript:hidden">
        {photos.length > 0 && (
          <Suspense>
            <PhotoPreviews
              photos={photos}
              onRemove={(photo) => {
                setComplaints([]);
                choosePhotos(
                  form,
                  photos.filter((each) => each !== photo),
                );
              }}
            />
          </Suspense>
        )}
        <p role="status" className="sr-only">
          {photos.length > 0 && `${photos.length} von höchstens ${MOST_PHOTOS} Fotos gewählt`}
        </p>
        <div className="flex flex-wrap gap-3">
          <FileButton onFiles={take} several>
            <ImagePlus aria-hidden="true" className="size-5" />
            {photos.length > 0 ? 'Weitere Fotos wählen' : 'Fotos wählen'}
          </FileButton>
          <FileButton onFiles={take} className="pointer-fine:hidden">
            <Camera aria-hidden="true" className="size-5" /> Fotografieren
          </FileButton>
        </div>
        <div role="status" id={`${id}-error`} className="not-empty:mt-1.5 grid gap-1 text-sm font-semibold text-danger">
          {complaints.map((text) => (
            <p key={text} className="flex items-start gap-1.5 break-words">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-[1.1em] shrink-0" /> {text}
            </p>
          ))}
        </div>
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
          Lack, Schäden, das ganze Fahrzeug: so wird die Offerte genauer. Bis {MOST_PHOTOS} Bilder, je höchstens{' '}
          {MOST_PHOTO_MEGABYTES} MB.
        </p>
        <div className="not-empty:mt-4">
          <SentPhotos />
        </div>
      </div>
    </fieldset>
  );
}

const NOT_LOADED = `Fotos lassen sich gerade nicht anfügen. Versuchen Sie es nochmals, oder mailen Sie sie uns: ${businessProfile.email}`;

/** Fetches the rest ahead, when a visitor turns to the field. */
function preload(): void {
  loadPhotoTools().catch(() => undefined);
}

interface FileButtonProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** Many at once, of those that are there already; else one that is taken now. */
  readonly several?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The browser's own way to choose files, in the looks of a button. */
function FileButton({ onFiles, several = false, className, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const files = [...(input.current?.files ?? [])];
    // Whoever removes a photo may choose it again.
    if (input.current) input.current.value = '';
    onFiles(files);
  };
  const takeOnce = useRef(take);
  // Chosen before the scripts came.
  useEffect(() => takeOnce.current(), []);
  return (
    <label
      className={classNames(
        buttonClass({ variant: 'outline', size: 'sm' }),
        'relative cursor-pointer focus-within:outline-2 focus-within:outline-offset-2',
        className,
      )}
    >
      <input
        ref={input}
        type="file"
        // In place of the browser's own remark that no file is chosen.
        title=""
        accept={PHOTO_TYPES.join(',')}
        multiple={several}
        capture={several ? undefined : 'environment'}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onPointerDown={preload}
        onFocus={preload}
        onChange={take}
      />
      {children}
    </label>
  );
}
