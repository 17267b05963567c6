import type { ReactNode } from 'react';
import { Picture, type PictureName } from './picture.tsx';

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
