import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { Mail, Phone } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { DropLoader } from '#components/ui/drop-mark.tsx';
import { Unbroken } from '#components/unbroken.tsx';
import { classNames } from '#lib/class-names.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import type { EmbeddedOffer } from './embedded-offer.ts';

interface ContentOfferProps {
  readonly offer: EmbeddedOffer;
  readonly onLoad: (isRemembered: boolean) => void;
}

/** The placeholder: who the provider is, what a click does, and the way there without loading. */
export function ContentOffer({ offer, onLoad }: ContentOfferProps) {
  const { subject, provider, page } = offer;
  return (
    <div className="flex flex-col gap-x-12 gap-y-5 self-end p-5 sm:p-7 @4xl:flex-row @4xl:items-end @4xl:justify-between">
      <div className="max-w-[23em]">
        <p className="font-display text-lg leading-snug font-semibold">
          {subject} kommt von {provider}.
        </p>
        <p className="mt-2 text-sm">
          Geladen wird erst auf Ihren Klick: Dann fragt Ihr Browser direkt bei {provider} an, und {provider} erfährt
          Ihre <Unbroken>IP-Adresse</Unbroken>. <ProviderPrivacyLink {...offer} />
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

/** The provider's privacy notice, or our own where the provider's is not known. */
function ProviderPrivacyLink({ provider, privacyUrl }: Pick<EmbeddedOffer, 'provider' | 'privacyUrl'>) {
  if (privacyUrl === null) {
    return (
      <Link to="/datenschutz" className="text-link">
        Unsere Datenschutzerklärung
      </Link>
    );
  }
  return (
    <a href={privacyUrl} rel="noopener" className="text-link">
      Datenschutz bei {provider}
    </a>
  );
}

/** While a provider is waited for. */
export function ContentLoading({ subject }: { readonly subject: string }) {
  return (
    <p role="status" className="flex min-h-40 items-center justify-center gap-2.5 p-7 text-muted [grid-area:1/1]">
      <DropLoader className="text-petrol" /> {subject} wird geladen …
    </p>
  );
}

interface ContentFailureProps {
  readonly offer: EmbeddedOffer;
  readonly onRetry: () => void;
}

/** What a provider did not deliver: said plainly, with the ways to us instead. */
export function ContentFailure({ offer: { subject, provider }, onRetry }: ContentFailureProps) {
  const { phone, email } = businessProfile;
  const way = 'text-link inline-flex min-h-11 items-center gap-2 py-1';
  return (
    <div className="self-end p-5 [grid-area:1/1] sm:p-7">
      <div role="alert" className="max-w-[23em]">
        <p className="font-display text-lg leading-snug font-semibold">{subject} lässt sich gerade nicht laden.</p>
        <p className="mt-2 text-sm">
          {provider} antwortet nicht, oder Ihr Browser blockiert den Inhalt. Fragen Sie uns direkt:
        </p>
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-7">
        <li>
          <a href={phoneLink()} className={`${way} font-semibold whitespace-nowrap text-petrol tabular-nums`}>
            <Phone aria-hidden="true" className="size-4 shrink-0" /> {phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} className={`${way} break-all text-petrol`}>
            <Mail aria-hidden="true" className="size-4 shrink-0" /> {email}
          </a>
        </li>
      </ul>
      <Button variant="outline" className="mt-4 w-fit" onClick={onRetry}>
        Nochmals versuchen
      </Button>
    </div>
  );
}
