import { Link } from 'react-router-dom';
import { buttonClass } from '#components/ui/button.tsx';

/** The end of an article of the database: the contact page, and the business's speciality. */
export function ArticleFooter() {
  return (
    <footer className="mt-14 border-t-2 border-petrol pt-8">
      <p className="max-w-[46ch] font-display text-xl font-semibold">
        Möchten Sie wissen, was die Versiegelung für Ihr Fahrzeug kostet?
      </p>
      <div className="mt-6 actions">
        <Link to="/kontakt" className={buttonClass({ variant: 'accent' })}>
          Kontakt aufnehmen
        </Link>
        <Link to="/angebote/aufbereitung" className={buttonClass({ variant: 'outline' })}>
          Zur Keramikversiegelung
        </Link>
      </div>
    </footer>
  );
}
