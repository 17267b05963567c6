import { Link } from 'react-router-dom';
import { buttonClass } from '#components/ui/button.tsx';
import { SentView } from '#features/submission/components/sent-view.tsx';

/** The thank-you panel in the form's place. */
export function PromoSent({ mailDraftAddress }: { readonly mailDraftAddress: string }) {
  return (
    <SentView
      title="Vielen Dank für Ihre Anfrage!"
      text="Ihre Anfrage ist bei uns. Ihr Mailprogramm öffnet einen Entwurf mit Ihren Fahrzeugdaten: Sie können dort Bilder anhängen, nötig ist es nicht."
      takesFocus
    >
      <Link to="/" className={buttonClass()}>
        Zur Startseite
      </Link>
      <a href={mailDraftAddress} className={buttonClass({ variant: 'outline' })}>
        E-Mail-Entwurf öffnen
      </a>
    </SentView>
  );
}
