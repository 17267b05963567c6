import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { Phone } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Badge } from '../../../components/ui/badge';
import { buttonClass } from '../../../components/ui/button';
import { Unbroken } from '../../../components/ui/unbroken';
import { campaignPeriod, discount } from '../promo-texts';

/** The campaign in one screen: what, how much, until when, and the two ways to it. */
export function PromoHero({ formId }: { readonly formId: string }) {
  return (
    <section className="on-dark bead-field text-paper">
      <div className="page-width grid gap-6 py-14 max-md:pb-40 md:py-24">
        <Badge tone="onDark">Frühbucher-Aktion</Badge>
        <h1 className="max-w-[16ch] text-4xl">{discount} Rabatt auf die Keramik&shy;versiegelung Ihres Wohnmobils</h1>
        <p className="max-w-[44ch] text-lg text-mist">
          Für Termine vom {campaignPeriod}. Keramikversiegelung{' '}
          <Unbroken>{businessProfile.prices.ceramicSealing}</Unbroken> exkl. MwSt., bis zu{' '}
          <Unbroken>5 Jahre Schutz</Unbroken>, <Unbroken>5 Jahre Garantie</Unbroken>.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <a href={`#${formId}`} onClick={scrollToForm} className={buttonClass({ variant: 'accent' })}>
            Jetzt Termin anfragen
          </a>
          <a href={phoneLink()} className={buttonClass({ variant: 'onDark' })}>
            <Phone aria-hidden="true" className="size-5" /> {businessProfile.phone}
          </a>
        </div>
      </div>
    </section>
  );
}

/** Rolls to the form and puts the cursor into its first field; without JavaScript the link jumps there. */
function scrollToForm(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  target.querySelector<HTMLElement>('input:not([type="hidden"], [tabindex="-1"])')?.focus({ preventScroll: true });
}
