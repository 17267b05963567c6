import { SPAM_RETENTION_DAYS } from '@fahrzeugpflege/contracts';
import { Items } from '../text-blocks.tsx';

/** What happens so that neither robots nor double clicks do harm. */
export function ProtectionAgainstAbuse() {
  return (
    <>
      <p>Damit Anfragen von Menschen bei uns ankommen, und zwar genau einmal, geschieht Folgendes:</p>
      <Items
        items={[
          `Die Formulare haben ein unsichtbares Feld, das nur Programme ausfüllen. Was so ankommt, gilt als Spamverdacht: Wir bewahren es getrennt auf und können es einsehen, falls doch ein Mensch dahintersteht. Eine E-Mail löst es nicht aus, und nach ${SPAM_RETENTION_DAYS} Tagen wird es gelöscht.`,
          'Der Server zählt, wie viele Anfragen von einer IP-Adresse kommen. Diese Zählung steht nur im Arbeitsspeicher und beginnt nach einer Minute neu.',
          'Senden Sie ohne JavaScript zweimal dieselben Worte innert zehn Minuten, zählt das als eine Anfrage. Der Server bildet dafür aus IP-Adresse, Worten und Zeit eine Prüfsumme und speichert diese, nicht die Adresse.',
          'Ist die Datenbank gestört, kann eine Anfrage in einer Warteschlange liegen, bis sie gespeichert ist. Danach wird sie dort gelöscht.',
        ]}
      />
    </>
  );
}
