import { businessProfile, phoneLink, vehicleTypes } from '@fahrzeugpflege/contracts';
import { Link } from 'react-router-dom';
import { classNames } from '../../../lib/class-names';
import { mailDraft } from '../../../lib/mail-draft';

const DRAFT = {
  subject: 'Anfrage: aktuelle Fahrzeuge',
  body: 'Guten Tag\n\nIch suche ein Fahrzeug.\n\nArt (Wohnmobil, Sportwagen, Limousine, Klassiker):\nMarke und Modell:\nPreisrahmen:\n\nBitte sagen Sie mir, was Sie zurzeit anbieten.\n\nFreundliche Grüsse',
};

/** What is traded, and that the vehicles of the day are told by phone or mail: true without any list of them. */
export function VehicleKinds({ className }: { readonly className?: string | undefined }) {
  return (
    <div className={classNames('grid gap-x-16 gap-y-8 lg:grid-cols-[8fr_4fr]', className)}>
      <ul className="border-b border-line">
        {vehicleTypes.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-2 sm:items-baseline sm:py-5"
          >
            <span className="font-display text-xl font-semibold">{title}</span>
            <span className="text-sm text-muted">{text}</span>
          </li>
        ))}
      </ul>
      <AskForVehicles />
    </div>
  );
}

function AskForVehicles() {
  const { phone, email } = businessProfile;
  return (
    <div>
      <p className="max-w-[36ch] text-lg">
        Welche Fahrzeuge gerade hier stehen, sagen wir Ihnen am Telefon oder per&nbsp;E-Mail.
      </p>
      <a
        href={phoneLink()}
        className="figure mt-4 flex min-h-11 w-fit items-center text-2xl whitespace-nowrap text-petrol hover:underline"
      >
        {phone}
      </a>
      <ul className="mt-2 grid gap-x-6 sm:flex sm:flex-wrap">
        <li>
          <a href={mailDraft(email, DRAFT.subject, DRAFT.body)} className="text-link flex min-h-11 w-fit items-center">
            Per E-Mail fragen
          </a>
        </li>
        <li>
          <Link to="/kontakt" className="text-link flex min-h-11 w-fit items-center">
            Anfrage schreiben
          </Link>
        </li>
      </ul>
    </div>
  );
}
