import { businessProfile, moneyText, moneyWords, phoneLink } from '@fahrzeugpflege/contracts';
import { Phone } from 'lucide-react';
import { PictureHero } from '#components/picture.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { KeptAmounts, Unbroken } from '#components/unbroken.tsx';
import { FormJump } from '#features/submission/components/form-jump.tsx';
import { useFacts } from '#lib/page-state.tsx';
import { useCampaign } from '../promo-texts.ts';

/** The campaign in one screen: what, how much, until when, and the two ways to it; once it is over, that it is. */
export function PromoHero({ formId }: { readonly formId: string }) {
  const { claims, phone } = businessProfile;
  const { ceramicSealing } = useFacts().prices;
  const { isOver, period, hero } = useCampaign();
  return (
    <PictureHero picture="beads" narrow="beads-portrait">
      <Badge tone="onDark">{hero.badge}</Badge>
      <h1 className="max-w-[9.9em] text-4xl">{hero.heading}</h1>
      <p className="max-w-[44ch] text-lg text-mist">
        {isOver ? 'Sie galt für Termine' : 'Für Termine'} vom <KeptAmounts>{period}</KeptAmounts>. Keramikversiegelung{' '}
        <Unbroken>{moneyText(ceramicSealing)}</Unbroken> {moneyWords(ceramicSealing).vat},{' '}
        <Unbroken>{claims.protection} Schutz</Unbroken>, <Unbroken>{claims.guarantee} Garantie</Unbroken>.
      </p>
      <div className="mt-2 actions">
        <FormJump formId={formId} className={buttonClass({ variant: 'accent' })}>
          {hero.action}
        </FormJump>
        <a href={phoneLink()} className={buttonClass({ variant: 'onDark' })}>
          <Phone aria-hidden="true" className="size-5" /> {phone}
        </a>
      </div>
    </PictureHero>
  );
}
