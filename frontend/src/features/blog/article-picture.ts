import type { PictureName } from '#components/picture.tsx';

/** A picture and what it shows. */
interface ArticlePicture {
  readonly name: PictureName;
  readonly alt: string;
}

const DEFAULT: ArticlePicture = {
  name: 'drop',
  alt: 'Ein grosser Wassertropfen steht rund auf der versiegelten Fläche',
};

const PICTURES: Readonly<Record<string, ArticlePicture>> = {
  keramikversiegelung: DEFAULT,
  dampfreinigung: { name: 'seat', alt: 'Rotbraune Ziernaht auf einem grauen Sitzbezug' },
  autohotel: { name: 'hall', alt: 'Halle mit Wagen unter hellen Stoffhüllen' },
  'wohnmobile-aufbereiten': { name: 'polish', alt: 'Polierteller auf dunklem Lack' },
};

/** The picture that an article's `image` names; a drop where there is none of that name. */
export function articlePicture(image: string): ArticlePicture {
  return PICTURES[image] ?? DEFAULT;
}
