import { businessProfile, campaignTexts, phoneLink } from '@fahrzeugpflege/contracts';
import { Mail, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PhotosByMail } from '#features/photos/photos-by-mail.tsx';
import { campaignPicture, useCampaign } from '#features/promo/campaign.ts';
import { useArrivedDraft } from '#features/submission/form-draft.ts';
import { Picture } from '../components/picture.tsx';
import { buttonClass } from '../components/ui/button.tsx';
import { DropCheck } from '../components/ui/drop-mark.tsx';
import { Steps } from '../components/ui/steps.tsx';
import type { PageModule } from './page-route.ts';

/** What follows before the offer. */
const STEPS = [
  {
    title: 'Fahrzeugdaten prüfen',
    text: 'Wir sehen uns Marke, Modell und Masse an und berechnen den Aufwand für Ihr Fahrzeug.',
  },
  {
    title: 'Persönlicher Kontakt',
    text: 'Wir rufen an oder schreiben und klären Termin, Zustand und Ihre Fragen.',
  },
] as const;

/** `/danke`: where the promotion's native form leads. */
export function ThankYouPage() {
  useArrivedDraft('promo-womo-fruhbucher', true);
  const { phone, email } = businessProfile;
  const { thanks } = useCampaign();
  return (
    <div className="page-width py-10 md:py-16">
      <div className="grid items-end gap-x-16 lg:grid-cols-[7fr_5fr]">
        <div>
          <DropCheck className="h-14" />
          <h1 className="mt-5 max-w-[11.2em] text-3xl">Vielen Dank für Ihre Anfrage!</h1>
          <p className="mt-5 max-w-[28em] text-lg">{thanks.lead}</p>
          <PhotosByMail className="mt-3 max-w-[28em]" />
          <div className="mt-8 actions">
            <a href={phoneLink()} className={buttonClass()}>
              <Phone aria-hidden="true" className="size-5" /> {phone}
            </a>
            <a href={`mailto:${email}`} className={buttonClass({ variant: 'outline' })}>
              <Mail aria-hidden="true" className="size-5" /> E-Mail schreiben
            </a>
          </div>
        </div>
        <Picture
          name="drop"
          alt=""
          sizes="(max-width: 63.99rem) 1px, 29rem"
          className="aspect-4/3 w-full object-cover max-lg:hidden"
        />
      </div>
      <h2 className="mt-14 text-2xl">So geht es weiter</h2>
      <Steps steps={[...STEPS, thanks.offer]} layout="row" className="mt-6" />
      <nav
        aria-label="Weiter auf der Website"
        className="mt-6 flex flex-wrap gap-x-8 gap-y-1 border-line font-semibold text-petrol lg:mt-12 lg:border-t lg:pt-5"
      >
        <Link to="/" className="text-link inline-flex min-h-11 min-w-11 items-center">
          Zur Startseite
        </Link>
        <Link to="/leistungen" className="text-link inline-flex min-h-11 min-w-11 items-center">
          Leistungen
        </Link>
        <Link to="/blog" className="text-link inline-flex min-h-11 min-w-11 items-center">
          Blog
        </Link>
      </nav>
    </div>
  );
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: ThankYouPage,
  describe: ({ facts, now }) => {
    const campaign = campaignTexts(facts, now);
    return { description: campaign.thanks.description, picture: campaignPicture(campaign) };
  },
};
