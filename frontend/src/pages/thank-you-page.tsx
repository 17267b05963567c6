import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { Mail, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../components/ui/button';
import { DropCheck } from '../components/ui/drop-mark';
import { CampaignNotice } from '../features/promo/components/campaign-notice';
import { discount } from '../features/promo/promo-texts';

const STEPS = [
  ['Fahrzeugdaten prüfen', 'Wir sehen uns Marke, Modell und Masse an und rechnen den Aufwand für Ihr Fahrzeug.'],
  ['Persönlicher Kontakt', 'Wir rufen an oder schreiben und klären Termin, Zustand und Ihre Fragen.'],
  [`Angebot mit ${discount} Rabatt`, 'Sie erhalten ein schriftliches Angebot mit dem Frühbucherrabatt.'],
] as const;

/** `/danke`: where the promotion's native form leads. */
export function ThankYouPage() {
  const { phone, email } = businessProfile;
  return (
    <div className="page-width py-10 md:py-16">
      <DropCheck className="h-14" />
      <h1 className="mt-5 max-w-[18ch] text-3xl">Vielen Dank für Ihre Anfrage!</h1>
      <p className="mt-5 max-w-[56ch] text-lg">
        Sie erhalten von uns ein Angebot mit {discount} Frühbucherrabatt. Wir melden uns innert 24 Stunden per E-Mail
        oder Telefon.
      </p>
      <CampaignNotice className="mt-6 max-w-2xl" />
      <h2 className="mt-12 text-2xl">So geht es weiter</h2>
      <ol className="mt-5 grid border-b border-line lg:grid-cols-3 lg:gap-x-10">
        {STEPS.map(([title, text], index) => (
          <li
            key={title}
            className="grid grid-cols-[3rem_1fr] border-t border-line py-6 lg:border-t-2 lg:border-petrol"
          >
            <span aria-hidden="true" className="font-display text-2xl leading-none font-semibold text-petrol">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg leading-tight">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={phoneLink()} className={buttonClass()}>
          <Phone aria-hidden="true" className="size-5" /> {phone}
        </a>
        <a href={`mailto:${email}`} className={buttonClass({ variant: 'outline' })}>
          <Mail aria-hidden="true" className="size-5" /> E-Mail schreiben
        </a>
      </div>
      <nav aria-label="Weiter auf der Website" className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
        <Link to="/" className="text-link py-1">
          Zur Startseite
        </Link>
        <Link to="/leistungen" className="text-link py-1">
          Leistungen
        </Link>
        <Link to="/blog" className="text-link py-1">
          Blog
        </Link>
      </nav>
    </div>
  );
}
