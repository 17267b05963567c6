import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button';
import { SentView } from '../../submission/components/sent-view';

const AGAIN = 'Weitere Anfrage starten';

/** The sent view of the vehicle enquiry; without JavaScript its button is a link to the form. */
export function VehicleSent({ onAgain }: { readonly onAgain: (() => void) | undefined }) {
  return (
    <SentView
      title="Vielen Dank!"
      text="Ihre Anfrage ist bei uns angekommen. Wir prüfen die Angaben zu Ihrem Fahrzeug und melden uns innert 24 Stunden."
      takesFocus={onAgain !== undefined}
    >
      {onAgain ? (
        <Button variant="outline" onClick={onAgain}>
          {AGAIN}
        </Button>
      ) : (
        <Link to="/leads" className={buttonClass({ variant: 'outline' })}>
          {AGAIN}
        </Link>
      )}
      <Link to="/" className={buttonClass({ variant: 'outline' })}>
        Zur Startseite
      </Link>
    </SentView>
  );
}
