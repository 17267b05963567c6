import { businessProfile } from '@fahrzeugpflege/contracts';
import { SubHeading } from '../text-blocks.tsx';

/** Disclaimer, links to other sites, copyright. */
export function LegalNotes() {
  return (
    <>
      <SubHeading>Haftungsausschluss</SubHeading>
      <p>
        Die Inhalte dieser Website sind mit Sorgfalt erstellt. Für Richtigkeit, Vollständigkeit und Aktualität
        übernehmen wir keine Gewähr. Preise und Angebote sind freibleibend; verbindlich ist die schriftliche Offerte.
      </p>
      <SubHeading>Externe Links</SubHeading>
      <p>
        Für Websites Dritter, auf die wir verweisen, sind deren Betreiber verantwortlich. Auf ihre Inhalte haben wir
        keinen Einfluss. Erfahren wir von einem Rechtsverstoss, entfernen wir den Link.
      </p>
      <SubHeading>Urheberrecht</SubHeading>
      <p>
        Texte, Bilder und Gestaltung dieser Website sind nach Schweizer Urheberrecht geschützt und gehören, wo nichts
        anderes steht, {businessProfile.name}. Für Bilder und Software gilt die Lizenz, die unten genannt ist; alles
        andere darf nur mit unserer Erlaubnis verwendet werden.
      </p>
    </>
  );
}
