import { type Money, moneyWords, serviceName, servicePathByTitle } from '@fahrzeugpflege/contracts';
import type { PictureName } from '#components/picture.tsx';
import { classNames } from '#lib/class-names.ts';

/** What the title of a service selects: its picture and the page that describes it. */
interface ServiceLook {
  /** The title as pages show it. */
  readonly shownTitle: string;
  readonly picture: PictureName;
  readonly alt: string;
  readonly to: string;
}

const PICTURES_BY_TITLE: Readonly<Record<string, readonly [picture: PictureName, alt: string]>> = {
  'Keramikversiegelung Wohnmobile': ['ceramic', 'Wassertropfen auf der hellen, versiegelten Flanke eines Wohnmobils'],
  Aufbereitung: ['polish', 'Polierteller auf dunklem Lack'],
  Autohotel: ['autohotel', 'Flanke eines dunkelgrünen Wagens unter einem Lichtband'],
  Dampfreinigung: ['steam', 'Dampfstrahl vor schwarzem Grund'],
  'An- und Verkauf': ['key', 'Fahrzeugschlüssel auf dunklem Filz'],
  Vermittlung: ['two-keys', 'Zwei Fahrzeugschlüssel mit Anhänger auf einem Holztisch'],
  Einlagerung: ['cover', 'Wohnmobil unter einer hellen Stoffhülle'],
};

const UNKNOWN = ['hall', 'Halle mit Wagen unter hellen Stoffhüllen'] as const;

/** The look of a service. One of an unknown title has no page of its own: its link leads to `/kontakt`. */
export function serviceLook(title: string): ServiceLook {
  const shownTitle = serviceName(title);
  const [picture, alt] = PICTURES_BY_TITLE[shownTitle] ?? UNKNOWN;
  return {
    shownTitle,
    picture,
    alt,
    to: servicePathByTitle(title)?.canonical ?? '/kontakt',
  };
}

const SIZES = {
  md: 'text-xl',
  lg: 'text-2xl',
} as const;

interface ServicePriceProps {
  /** Without one it is given on request. */
  readonly price: Money | undefined;
  /** Whether its tax is said with it: once on a page. */
  readonly withVat?: boolean;
  readonly size?: keyof typeof SIZES;
  readonly className?: string;
}

/** A price: the figure big, what belongs to it small. */
export function ServicePrice({ price, withVat = false, size = 'md', className }: ServicePriceProps) {
  if (!price) return <p className={classNames('leading-8 text-muted', className)}>Preis auf Anfrage</p>;
  const { before, amount, after, vat } = moneyWords(price);
  return (
    <p className={classNames('text-sm leading-8 text-muted', className)}>
      {before} <span className={classNames('figure mx-0.5 whitespace-nowrap text-petrol', SIZES[size])}>{amount}</span>{' '}
      <span className="whitespace-nowrap">{[after, withVat && vat].filter(Boolean).join(', ')}</span>
    </p>
  );
}
