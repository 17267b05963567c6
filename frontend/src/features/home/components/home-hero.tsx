import { businessProfile, home, moneyWords, phoneLink } from '@fahrzeugpflege/contracts';
import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PictureHero } from '#components/picture.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { KeptAmounts } from '#components/unbroken.tsx';
import { useFacts } from '#lib/page-state.tsx';

/** Who this is, what it costs, and the two ways to it, beside the water that rolls off. */
export function HomeHero() {
  const { badge, heading, lead } = home.hero;
  return (
    <PictureHero picture="beads" narrow="beads-portrait">
      <Badge tone="onDark">{badge}</Badge>
      <h1 className="max-w-[9.3em] text-4xl">{heading}</h1>
      <p className="max-w-[40ch] text-lg text-mist lg:max-w-[50ch]">
        <KeptAmounts>{lead}</KeptAmounts>
      </p>
      <Offer />
    </PictureHero>
  );
}

function Offer() {
  const { before, amount, vat } = moneyWords(useFacts().prices.ceramicSealing);
  return (
    <>
      <p className="mt-2 text-mist">
        {before} <span className="figure mx-0.5 text-3xl text-paper">{amount}</span>{' '}
        <span className="whitespace-nowrap">{vat}</span>
      </p>
      <div className="actions max-md:pb-16">
        <Link to="/leads" className={buttonClass({ variant: 'accent' })}>
          Anfrage starten
        </Link>
        <a href={phoneLink()} className={buttonClass({ variant: 'onDark' })}>
          <Phone aria-hidden="true" className="size-5" /> {businessProfile.phone}
        </a>
      </div>
    </>
  );
}
