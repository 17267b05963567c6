import { type Analytics, CHAT_RETENTION_DAYS } from '@fahrzeugpflege/contracts';
import { usePageState } from '#lib/page-state.tsx';
import { Items } from '../text-blocks.tsx';

/** What the site leaves in a visitor's browser. */
export function BrowserStorage() {
  const { analytics } = usePageState().thirdParties;
  return (
    <>
      <p>
        <strong>Solange Sie den Chat nicht benutzen, setzen wir keine Cookies.</strong> In Ihrem Browser liegt nur, was
        Ihnen selbst nützt:
      </p>
      <Items items={storedItems(analytics)} />
      <p>
        Ein zweites Cookie gibt es allein im geschützten Bereich für unsere Mitarbeitenden: Es hält ihre Anmeldung
        aufrecht. Nach Fehlversuchen bei der Anmeldung werden für kurze Zeit Prüfsummen der IP-Adresse und des
        Benutzernamens gespeichert.
      </p>
    </>
  );
}

const DRAFTS =
  'Entwürfe: Was Sie in ein Formular tippen, behält der Browser (sessionStorage), damit es beim Neuladen nicht verloren geht. Dazu eine zufällige Kennung, die wir mit der Anfrage erhalten, damit sie auch bei mehrmaligem Senden nur einmal ankommt. Beides verschwindet, sobald die Anfrage gesendet oder der Tab geschlossen ist.';

const CHOICES =
  'Einstellungen: Ob Inhalte anderer Anbieter ohne Nachfrage laden dürfen und ob wir zählen dürfen, aber nur, wenn Sie das ausdrücklich wählen (localStorage). Sie können es unten jederzeit ändern.';

const CHAT = `Chat: Mit Ihrer ersten Nachricht setzen wir ein Cookie, damit Ihr Gespräch beim nächsten Besuch noch da ist. Es enthält nur eine zufällige Kennung, gilt bis ${CHAT_RETENTION_DAYS} Tage nach der letzten und verschwindet, wenn Sie das Gespräch löschen. Bis der Tab geschlossen wird, behält der Browser dazu, ob der Chat offen war (sessionStorage).`;

/** Plausible knows one way to be silenced, and that is an entry of its own. */
function storedItems(analytics: Analytics): readonly string[] {
  const isSilencedByEntry = analytics.kind === 'plausible' && !analytics.loadsWithoutConsent;
  return [DRAFTS, CHAT, isSilencedByEntry ? `${CHOICES} ${optOut(analytics.provider)}` : CHOICES];
}

function optOut(provider: string): string {
  return `Nehmen Sie Ihr Ja zum Zählen zurück, hält ein zweiter Eintrag ${provider} davon ab, bis Sie wieder zustimmen.`;
}
