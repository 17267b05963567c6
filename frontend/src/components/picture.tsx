import type { ReactNode } from 'react';
import { pictureFiles } from './picture-files.ts';

/** The pictures of the site; rendered by the scripts in `frontend/art`. */
const PICTURES = {
  beads: [16, 9],
  'beads-portrait': [4, 5],
  ceramic: [3, 2],
  autohotel: [3, 2],
  steam: [3, 2],
  key: [3, 2],
  'two-keys': [3, 2],
  cover: [3, 2],
  drop: [3, 2],
  polish: [3, 2],
  seat: [3, 2],
  hall: [3, 2],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type PictureName = keyof typeof PICTURES;

interface PictureProps {
  readonly name: PictureName;
  /** Empty where the picture only decorates. */
  readonly alt: string;
  /** The `sizes` of the picture: how wide it is shown. */
  readonly sizes: string;
  /** Another picture for narrow windows (below 48rem), with other proportions. */
  readonly narrow?: PictureName;
  /** True for the picture that a visitor sees first: fetched at once and before others. */
  readonly isFirst?: boolean;
  /** Classes of the `img`. */
  readonly className?: string;
}

/** A picture in the best format and size that the browser takes; keeps its room while it loads. */
export function Picture({ name, alt, sizes, narrow, isFirst = false, className }: PictureProps) {
  const [ratioWidth, ratioHeight] = PICTURES[name];
  const fallback = filesOf(name, 'webp').at(-1);
  return (
    <picture>
      {narrow && <Sources name={narrow} sizes={sizes} media="(max-width: 47.99rem)" />}
      <Sources name={name} sizes={sizes} />
      <img
        src={fallback?.url}
        alt={alt}
        width={ratioWidth * 100}
        height={ratioHeight * 100}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}

function Sources({
  name,
  sizes,
  media,
}: {
  readonly name: PictureName;
  readonly sizes: string;
  readonly media?: string;
}) {
  const [width, height] = PICTURES[name];
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={filesOf(name, format)
        .map((file) => `${file.url} ${file.width}w`)
        .join(', ')}
      sizes={sizes}
      media={media}
      width={width * 100}
      height={height * 100}
    />
  ));
}

interface PictureFile {
  readonly width: number;
  readonly url: string;
}

const FILE = /([a-z-]+)-(\d+)\.(avif|webp)$/;

/** By name and format, narrow ones first. */
const files = new Map<string, PictureFile[]>();
for (const [path, url] of Object.entries(pictureFiles)) {
  const [, name, width, format] = FILE.exec(path) ?? [];
  const key = `${name}.${format}`;
  files.set(
    key,
    [...(files.get(key) ?? []), { width: Number(width), url }].sort((a, b) => a.width - b.width),
  );
}

function filesOf(name: PictureName, format: 'avif' | 'webp'): readonly PictureFile[] {
  return files.get(`${name}.${format}`) ?? [];
}

interface PictureHeroProps {
  readonly picture: PictureName;
  /** The same subject in upright format, for phones. */
  readonly narrow: PictureName;
  readonly children: ReactNode;
}

/** The first screen of a page: words on the still side of a picture that fades into the ground. */
export function PictureHero({ picture, narrow, children }: PictureHeroProps) {
  return (
    <section className="on-dark relative isolate overflow-hidden bg-petrol-deep text-paper">
      <div className="absolute inset-x-0 bottom-0 -z-10 max-md:h-80 md:inset-y-0 md:left-auto md:w-[60%] xl:w-[72%]">
        <Picture
          name={picture}
          narrow={narrow}
          alt=""
          sizes="(max-width: 47.99rem) 100vw, (max-width: 79.99rem) 60vw, 72vw"
          isFirst
          className={
            'size-full object-cover max-md:mask-t-from-45% max-md:mask-t-to-100% ' +
            'md:mask-l-from-20% md:mask-l-to-90% xl:mask-l-from-35%'
          }
        />
      </div>
      <div className="page-width grid gap-6 py-14 max-md:pb-56 md:py-28">{children}</div>
    </section>
  );
}
