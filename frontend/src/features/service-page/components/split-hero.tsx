import type { ServicePage } from '@fahrzeugpflege/contracts';
import type { ReactNode } from 'react';
import { Picture, type PictureName } from '#components/picture.tsx';
import { classNames } from '#lib/class-names.ts';
import { IntroHeading, IntroText } from './service-intro.tsx';

interface SplitHeroProps {
  readonly page: ServicePage;
  readonly picture: PictureName;
  readonly alt: string;
  readonly tone: keyof typeof TONES;
  readonly badges?: ReactNode;
  /** Under text and picture, on the same ground. */
  readonly children?: ReactNode;
}

/** The head of a service's page with its picture on the right half, out to the edge of the window. */
export function SplitHero({ page, picture, alt, tone, badges, children }: SplitHeroProps) {
  const { ground, blend, onDark } = TONES[tone];
  return (
    <div className={ground}>
      <div className="page-grid">
        <div className="relative col-[full] max-lg:order-2 lg:col-start-8 lg:col-end-[full-end] lg:row-start-1">
          <Picture
            name={picture}
            alt={alt}
            sizes="(min-width: 64rem) 52vw, 100vw"
            isFirst
            className={classNames(
              'aspect-[3/2] w-full object-cover md:aspect-[2/1] lg:absolute lg:inset-0 lg:h-full',
              blend,
            )}
          />
        </div>
        <div className="col-[content] grid content-center gap-6 py-10 md:py-14 lg:col-end-8 lg:row-start-1 lg:min-h-[40rem] lg:py-16 lg:pr-6">
          <IntroHeading page={page} onDark={onDark} badges={badges} />
          <IntroText page={page} onDark={onDark} />
        </div>
      </div>
      {children}
    </div>
  );
}

const TONES = {
  paper: { ground: 'border-b border-ink/15', blend: '', onDark: false },
  petrol: { ground: 'on-dark bg-petrol-deep text-paper', blend: '', onDark: true },
  /** For a picture on black: its black takes the ground's colour, and its edges are not seen. */
  ink: {
    ground: 'on-dark isolate bg-ink text-paper',
    blend: 'mix-blend-screen object-left mask-b-from-75% max-lg:mask-t-from-60% lg:mask-l-from-70%',
    onDark: true,
  },
} as const;
