import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { Phone } from 'lucide-react';
import { KeptAmounts } from '../../../components/kept-amounts';
import { PictureHero } from '../../../components/picture-hero';
import { Badge } from '../../../components/ui/badge';
import { buttonClass } from '../../../components/ui/button';
import { Unbroken } from '../../../components/ui/unbroken';
import { FormJump } from '../../submission/components/form-jump';
import { campaignPeriod, discount } from '../promo-texts';

/** The campaign in one screen: what, how much, until when, and the two ways to it. */
export function PromoHero({ formId }: { readonly formId: string }) {
  const { prices, claims, phone } = businessProfile;
  return (
    <PictureHero picture="beads" narrow="beads-portrait">
      <Badge tone="onDark">Frühbucher-Aktion</Badge>
      <h1 className="max-w-[9.9em] text-4xl">{discount} Rabatt auf die Keramik&shy;versiegelung Ihres Wohnmobils</h1>
      <p className="max-w-[44ch] text-lg text-mist">
        Für Termine vom <KeptAmounts>{campaignPeriod}</KeptAmounts>. Keramikversiegelung{' '}
        <Unbroken>{prices.ceramicSealing}</Unbroken> exkl. MwSt., <Unbroken>{claims.protection} Schutz</Unbroken>,{' '}
        <Unbroken>{claims.guarantee} Garantie</Unbroken>.
      </p>
      <div className="mt-2 actions">
        <FormJump formId={formId} className={buttonClass({ variant: 'accent' })}>
          Jetzt Termin anfragen
        </FormJump>
        <a href={phoneLink()} className={buttonClass({ variant: 'onDark' })}>
          <Phone aria-hidden="true" className="size-5" /> {phone}
        </a>
      </div>
    </PictureHero>
  );
}
