import {
  type Analytics,
  businessProfile,
  CHAT_RETENTION_DAYS,
  phoneLink,
  SPAM_RETENTION_DAYS,
} from '@fahrzeugpflege/contracts';
import { Unbroken } from '#components/unbroken.tsx';
import { usePageState } from '#lib/page-state.tsx';
import { Items, MailLink, OutsideLink, SubHeading } from './document-layout.tsx';

/** Who answers for the data. */
export function ResponsibleBody() {
  const { name, responsiblePerson, street, postalCode, town, country, phone, email } = businessProfile;
  return (
    <>
      <p>Verantwortlich für die Bearbeitung Ihrer Personendaten auf dieser Website ist:</p>
      <address className="border-l-2 border-petrol pl-5 not-italic">
        <strong>{name}</strong>
        <br />
        {responsiblePerson && (
          <>
            {responsiblePerson}
            <br />
          </>
        )}
        {street}
        <br />
        {postalCode} {town}, {country}
        <br />
        Telefon{' '}
        <a href={phoneLink()} className="text-link whitespace-nowrap text-petrol tabular-nums">
          {phone}
        </a>
        <br />
        E-Mail <MailLink email={email} />
      </address>
    </>
  );
}

/** What is collected, on which occasion, and what becomes of it. */
export function CollectedData() {
  return (
    <>
      <SubHeading>Besuch der Website</SubHeading>
      <p>Bei jedem Aufruf erhält unser Server technische Angaben, ohne die er keine Seite ausliefern kann:</p>
      <Items items={['IP-Adresse', 'Browsertyp', 'Betriebssystem', 'Zeitpunkt des Zugriffs']} />
      <p>
        Die Software dieser Website führt kein Protokoll darüber, wer welche Seite aufruft. Wer den Server und seine
        Leitung betreibt, kann solche Angaben in eigenen Protokollen festhalten.
      </p>
      <SubHeading>Kontaktformular und Anfragen</SubHeading>
      <p>Wenn Sie uns über ein Formular schreiben, erheben wir:</p>
      <Items
        items={[
          'Name, E-Mail-Adresse, Telefonnummer (wenn Sie sie angeben) und Ihre Nachricht',
          'bei Anfragen zu einem Fahrzeug auch Marke, Modell, Jahrgang, Länge und Höhe, Leistung und Wunschtermin, beim Suchauftrag das Budget',
        ]}
      />
      <p>
        Wir speichern Ihre Worte so, wie Sie sie geschrieben haben, und daneben geordnet, damit wir sie finden: etwa
        Marke und Modell getrennt oder die Telefonnummer mit Landesvorwahl. Unser Team erhält die Anfrage{' '}
        <Unbroken>per E-Mail</Unbroken>. Während wir sie bearbeiten, kommen Status, Offertnummer, interne Notizen,
        unsere Anrufe und unsere E-Mails an Sie dazu, und es wird festgehalten, wer wann etwas geändert hat. Ihre{' '}
        <Unbroken>IP-Adresse</Unbroken> gehört nicht zur Anfrage.
      </p>
      <p>
        Fotos, die Sie mit einer Anfrage senden, bewahren wir so lange auf wie die Anfrage und löschen sie mit ihr. Was
        die Kamera darin festhält, etwa Aufnahmeort und Gerät, entfernen wir beim Empfang. Die Fotos sieht nur unser
        Team.
      </p>
      <SubHeading>Chatbot</SubHeading>
      <p>
        Wenn Sie mit unserem virtuellen Assistenten schreiben, werden Ihre Nachrichten verarbeitet, damit er antworten
        kann. Chatverläufe werten wir aus, um den Dienst zu verbessern.
      </p>
      <p>
        Das Gespräch liegt auf unserem Server. {CHAT_RETENTION_DAYS} Tage nach der letzten Nachricht wird es gelöscht,
        und sofort, wenn Sie im Chat «Gespräch löschen» wählen.
      </p>
      <p>
        Nimmt der Assistent eine Anfrage auf und Sie bestätigen sie, erhält unser Team sie mit dem Gesprächsverlauf wie
        eine Anfrage aus einem Formular. Schreiben Sie nicht mehr weiter, nachdem Sie E-Mail-Adresse oder Telefonnummer
        genannt haben, erhält unser Team die Anfrage so weit, wie sie ist. Brechen Sie sie im Chat ab oder löschen Sie
        das Gespräch vorher, geschieht das nicht.
      </p>
      <SubHeading>Telefon und E-Mail</SubHeading>
      <p>Rufen Sie an oder schreiben Sie direkt, bearbeiten wir, was Sie uns dabei mitteilen.</p>
    </>
  );
}

/** What happens so that neither robots nor double clicks do harm. */
export function ProtectionAgainstAbuse() {
  return (
    <>
      <p>Damit Anfragen von Menschen bei uns ankommen, und zwar genau einmal, geschieht Folgendes:</p>
      <Items
        items={[
          `Die Formulare haben ein unsichtbares Feld, das nur Programme ausfüllen. Was so ankommt, gilt als Spamverdacht: Wir bewahren es getrennt auf und können es einsehen, falls doch ein Mensch dahintersteht. Ein Mail löst es nicht aus, und nach ${SPAM_RETENTION_DAYS} Tagen wird es gelöscht.`,
          'Der Server zählt, wie viele Anfragen, Fotos, Nachrichten an den Assistenten und neue Gespräche von einer IP-Adresse kommen. Die Zahl liegt im Arbeitsspeicher und in unserer Datenbank, dort unter einer Prüfsumme der Adresse. Anfragen und Nachrichten zählen eine Minute lang, Fotos zehn Minuten, neue Gespräche eine Stunde. Danach wird die Zahl gelöscht.',
          'Senden Sie ohne JavaScript zweimal dieselben Worte innert zehn Minuten, zählt das als eine Anfrage. Der Server bildet dafür aus IP-Adresse, Worten und Zeit eine Prüfsumme und speichert diese, nicht die Adresse.',
          'Bestätigen wir Ihre Anfrage automatisch per E-Mail, dann höchstens einmal am Tag. Dafür speichern wir so lange eine Prüfsumme Ihrer Adresse.',
          'Ist die Datenbank gestört, kann eine Anfrage in einer Warteschlange liegen, bis sie gespeichert ist. Danach wird sie dort gelöscht.',
        ]}
      />
    </>
  );
}

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
        Weitere Cookies gibt es allein im geschützten Bereich für unsere Mitarbeitenden: Eines hält ihre Anmeldung
        aufrecht. Ein zweites merkt sich 180 Tage lang, dass in diesem Browser schon jemand mit dem Konto angemeldet
        war, damit fremde Fehlversuche ihn nicht aussperren. Nach Fehlversuchen bei der Anmeldung werden für kurze Zeit
        Prüfsummen der <Unbroken>IP-Adresse</Unbroken> und des Benutzernamens gespeichert.
      </p>
    </>
  );
}

const DRAFTS =
  'Entwürfe: Was Sie in ein Formular tippen, behält der Browser (sessionStorage), damit es beim Neuladen nicht verloren geht. Dazu eine zufällige Kennung, die wir mit der Anfrage erhalten, damit sie auch bei mehrmaligem Senden nur einmal ankommt. Beides verschwindet, sobald die Anfrage gesendet oder der Tab geschlossen ist.';

const CHOICES =
  'Einstellungen: Ob Inhalte anderer Anbieter ohne Nachfrage laden dürfen und ob wir zählen dürfen, aber nur, wenn Sie das ausdrücklich wählen (localStorage). Sie können es unten jederzeit ändern.';

const CHAT = `Chat: Mit Ihrer ersten Nachricht setzen wir ein Cookie, damit Ihr Gespräch beim nächsten Besuch noch da ist. Es enthält nur eine zufällige Kennung, gilt bis ${CHAT_RETENTION_DAYS} Tage nach der letzten und verschwindet, wenn Sie das Gespräch löschen. Bis der Tab geschlossen wird, behält der Browser dazu, ob der Chat offen war, und bis zur Antwort, was Sie getippt haben, mit einer zufälligen Kennung, unter der Ihr Gespräch wiedergefunden wird, wenn die Antwort unterwegs verloren geht (sessionStorage).`;

/** Plausible knows one way to be silenced, and that is an entry of its own. */
function storedItems(analytics: Analytics): readonly string[] {
  const isSilencedByEntry = analytics.kind === 'plausible' && !analytics.loadsWithoutConsent;
  return [DRAFTS, CHAT, isSilencedByEntry ? `${CHOICES} ${optOut(analytics.provider)}` : CHOICES];
}

function optOut(provider: string): string {
  return `Nehmen Sie Ihr Ja zum Zählen zurück, hält ein zweiter Eintrag ${provider} davon ab, bis Sie wieder zustimmen.`;
}

/** Why the data may be processed. */
export function LegalBasis() {
  return (
    <>
      <p>Wir bearbeiten Personendaten nach dem Schweizer Datenschutzgesetz (DSG). Grundlage ist:</p>
      <Items
        items={[
          'unser berechtigtes Interesse, die Website sicher zu betreiben, Anfragen zu beantworten und unser Angebot zu verbessern',
          'die Erfüllung eines Vertrags mit Ihnen und die Schritte davor, zum Beispiel eine Offerte',
          'Ihre Einwilligung, wo Sie Inhalte anderer Anbieter laden oder einer Zählung zustimmen. Sie gilt, bis Sie sie widerrufen',
        ]}
      />
    </>
  );
}

/** Who else gets the data, and for how long they are kept. */
export function Disclosure() {
  return (
    <>
      <p>
        Wir geben Personendaten nicht an Dritte weiter, ausser wo es für unsere Geschäftstätigkeit nötig oder gesetzlich
        vorgeschrieben ist. Nötig ist es zum Beispiel für den Betrieb des Servers und den Versand von E-Mails.
      </p>
      <p>Wir bewahren Daten nur so lange auf, wie es für den Zweck nötig oder gesetzlich vorgeschrieben ist.</p>
    </>
  );
}

/** What everybody may ask of us, and how. */
export function Rights() {
  return (
    <>
      <p>Sie haben das Recht auf:</p>
      <Items
        items={[
          'Auskunft über die Daten, die wir von Ihnen haben',
          'Berichtigung',
          'Löschung',
          'Einschränkung der Bearbeitung',
          'Herausgabe oder Übertragung Ihrer Daten (Datenübertragbarkeit)',
          'Widerspruch gegen die Bearbeitung',
          'Beschwerde bei der Aufsichtsbehörde',
        ]}
      />
      <p>
        Ein Mail genügt: <MailLink email={businessProfile.email} />. Damit wir niemandem fremde Daten geben, fragen wir
        allenfalls nach einem Nachweis, dass Sie es sind.
      </p>
      <p>
        Aufsichtsbehörde ist der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB), Feldeggweg 1, 3003
        Bern, <OutsideLink href="https://www.edoeb.admin.ch">www.edoeb.admin.ch</OutsideLink>.
      </p>
    </>
  );
}
