import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button';
import { SentView } from '../../submission/components/sent-view';

const AGAIN = 'Weitere Nachricht senden';

/** The sent view of the contact page; without JavaScript its button is a link to the form. */
export function ContactSent({ onAgain }: { readonly onAgain: (() => void) | undefined }) {
  return (
    <SentView
      title="Vielen Dank!"
      text="Ihre Nachricht ist bei uns angekommen. Wir melden uns so schnell wie möglich bei Ihnen."
      takesFocus={onAgain !== undefined}
    >
      {onAgain ? (
        <Button variant="outline" onClick={onAgain}>
          {AGAIN}
        </Button>
      ) : (
        <Link to="/kontakt" className={buttonClass({ variant: 'outline' })}>
          {AGAIN}
        </Link>
      )}
    </SentView>
  );
}
