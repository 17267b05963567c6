import { type ReactNode, useId, useState } from 'react';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { classNames } from '#lib/class-names.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import type { EmbeddedOffer } from '../embedded-offer.ts';
import { ProviderPrivacyLink } from './provider-privacy-link.tsx';

interface ContentOfferProps {
  readonly offer: EmbeddedOffer;
  readonly onLoad: (isRemembered: boolean) => void;
}

/** The placeholder: who the provider is, what a click does, and the way there without loading. */
export function ContentOffer({ offer, onLoad }: ContentOfferProps) {
  const { subject, provider, page } = offer;
  return (
    <div className="flex flex-col gap-x-12 gap-y-5 self-end p-5 sm:p-7 @4xl:flex-row @4xl:items-end @4xl:justify-between">
      <div className="max-w-[46ch]">
        <p className="font-display text-lg leading-snug font-semibold">
          {subject} kommt von {provider}.
        </p>
        <p className="mt-2 text-sm">
          Geladen wird erst auf Ihren Klick: Dann fragt Ihr Browser direkt bei {provider} an, und {provider} erfährt
          Ihre IP-Adresse. <ProviderPrivacyLink {...offer} />
        </p>
      </div>
      <LoadControls
        onLoad={onLoad}
        otherWay={
          page && (
            <a href={page.url} rel="noopener" className={buttonClass({ variant: 'outline' })}>
              {page.label}
            </a>
          )
        }
      />
    </div>
  );
}

/** The button works with scripts alone: until they run it is not seen, without them there is the link. */
function LoadControls({ onLoad, otherWay }: Pick<ContentOfferProps, 'onLoad'> & { readonly otherWay: ReactNode }) {
  const [isRemembered, setIsRemembered] = useState(false);
  const isHydrated = useHydrated();
  const scripted = classNames(!isHydrated && 'invisible', 'noscript:hidden');
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 max-sm:*:grow">
      <Button className={scripted} onClick={() => onLoad(isRemembered)}>
        Inhalt laden
      </Button>
      {otherWay}
      <div className={classNames(scripted, 'flex min-h-11 items-center gap-2.5')}>
        <input
          id={id}
          type="checkbox"
          checked={isRemembered}
          onChange={(event) => setIsRemembered(event.target.checked)}
          className="size-5 accent-petrol"
        />
        <label htmlFor={id} className="flex min-h-11 items-center text-sm">
          Auswahl merken
        </label>
      </div>
    </div>
  );
}
