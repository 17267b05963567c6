import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { Mail, Phone } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import type { EmbeddedOffer } from '../embedded-offer.ts';

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
      <div role="alert" className="max-w-[46ch]">
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
