import type { ServicePage } from '@fahrzeugpflege/contracts';
import { Picture, type PictureName } from '#components/picture.tsx';
import { IntroHeading, IntroText } from './service-intro.tsx';

interface BandHeroProps {
  readonly page: ServicePage;
  readonly picture: PictureName;
  readonly alt: string;
}

/** The head of a service's page with its picture as a low band across the whole window. */
export function BandHero({ page, picture, alt }: BandHeroProps) {
  return (
    <>
      <Picture
        name={picture}
        alt={alt}
        sizes="100vw"
        isFirst
        className="aspect-[16/9] w-full object-cover md:aspect-[21/8] object-[50%_58%] lg:max-h-[34rem]"
      />
      <div className="page-width grid gap-x-16 gap-y-6 py-10 md:py-14 lg:grid-cols-2 lg:py-16">
        <IntroHeading page={page} />
        <IntroText page={page} />
      </div>
    </>
  );
}
