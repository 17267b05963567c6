import { businessProfile, phoneLink, type TitledText } from '@fahrzeugpflege/contracts';
import { Link } from 'react-router-dom';
import { buttonClass } from './ui/button.tsx';
import { KeptAmounts } from './unbroken.tsx';

/** The last thing on a page: write, enquire with the vehicle's data, or call. */
export function ClosingCall({ title, text }: TitledText) {
  return (
    <section className="on-dark bg-petrol text-paper">
      <div className="page-width grid gap-x-16 gap-y-8 py-12 md:py-16 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div>
          <h2 className="max-w-[13.6em] text-2xl md:text-3xl">{title}</h2>
          <p className="mt-4 max-w-[52ch] text-lg text-mist">
            <KeptAmounts>{text}</KeptAmounts>
          </p>
          <div className="mt-7 actions">
            <Link to="/leads" className={buttonClass({ variant: 'accent' })}>
              Anfrage starten
            </Link>
            <Link to="/kontakt" className={buttonClass({ variant: 'onDark' })}>
              Kontakt
            </Link>
          </div>
        </div>
        <p className="border-t border-mist/40 pt-5 text-mist lg:pb-1">
          Oder rufen Sie an
          <a
            href={phoneLink()}
            className="mt-1 block w-fit py-1 font-display text-2xl font-semibold whitespace-nowrap text-paper tabular-nums hover:underline"
          >
            {businessProfile.phone}
          </a>
        </p>
      </div>
    </section>
  );
}
