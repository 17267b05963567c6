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

interface OffsetHeroProps {
  readonly page: ServicePage;
  readonly picture: PictureName;
  readonly alt: string;
  /** `over` lets the heading stand on the picture's corner, `below` lets the picture hang into the next part. */
  readonly offset: 'over' | 'below';
  /** With `over`: what stands beside the text instead of the price. */
  readonly offer?: ReactNode;
}

/** The head of a service's page with its picture shifted against the grid. */
export function OffsetHero({ offset, ...rest }: OffsetHeroProps) {
  return offset === 'over' ? <HeadingOver {...rest} /> : <PictureBelow {...rest} />;
}

type Parts = Omit<OffsetHeroProps, 'offset'>;

function HeadingOver({ page, picture, alt, offer }: Parts) {
  return (
    <div className="page-width lg:grid lg:grid-cols-12 lg:pt-10">
      <div className={classNames(FLUSH, 'lg:col-span-8 lg:col-start-5 lg:row-start-1 lg:mx-0')}>
        <Picture
          name={picture}
          alt={alt}
          sizes="(min-width: 76rem) 48rem, (min-width: 64rem) 62vw, 100vw"
          isFirst
          className="aspect-[16/10] w-full object-cover"
        />
      </div>
      <div className="relative bg-paper pt-8 lg:col-span-7 lg:col-start-1 lg:row-start-1 lg:w-fit lg:self-end lg:pt-12 lg:pr-8 xl:pr-14">
        <div className="max-w-[24rem] max-lg:max-w-none xl:max-w-[27rem]">
          <IntroHeading page={page} />
        </div>
      </div>
      <div className="pt-6 pb-10 md:pb-14 lg:col-span-12 lg:pt-8">
        <IntroText page={page} isWide offer={offer} />
      </div>
    </div>
  );
}

function PictureBelow({ page, picture, alt }: Parts) {
  return (
    <div className="page-width lg:grid lg:grid-cols-12 lg:gap-x-8">
      <div className="grid gap-6 py-10 md:py-14 lg:col-span-7 lg:py-20">
        <IntroHeading page={page} />
        <IntroText page={page} />
      </div>
      <div className={classNames(FLUSH, 'relative lg:col-span-5 lg:mx-0 lg:-mb-32 lg:self-end')}>
        <Picture
          name={picture}
          alt={alt}
          sizes="(min-width: 76rem) 30rem, (min-width: 64rem) 40vw, 100vw"
          isFirst
          className="aspect-[3/2] w-full object-cover lg:aspect-[4/5]"
        />
      </div>
    </div>
  );
}

/** Out to the edges of a narrow window. */
const FLUSH = '-mx-[clamp(1.25rem,4vw,3rem)]';
