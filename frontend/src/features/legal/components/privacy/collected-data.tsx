import { CHAT_RETENTION_DAYS } from '@fahrzeugpflege/contracts';
import { Unbroken } from '#components/unbroken.tsx';
import { Items, SubHeading } from '../text-blocks.tsx';

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
        <Unbroken>per E-Mail</Unbroken>. Während wir sie bearbeiten, kommen Status, Offertennummer und interne Notizen
        dazu, und es wird festgehalten, wer wann etwas geändert hat. Ihre <Unbroken>IP-Adresse</Unbroken> gehört nicht
        zur Anfrage.
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
