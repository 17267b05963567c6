import { Link } from 'react-router-dom';
import { usePageState } from '#lib/page-state.tsx';
import { OutsideLink, SubHeading } from '../text-blocks.tsx';

/** What the site is made with: chatbot, map, pictures, fonts. */
export function TechnicalNotes() {
  const { assistant, map } = usePageState().thirdParties;
  return (
    <>
      <SubHeading>Chatbot</SubHeading>
      <p>
        Anbieter des Chatbots sind wir selbst: Der virtuelle Assistent ist Teil dieser Website.
        {assistant !== null && ` Offene Fragen formuliert ein Sprachmodell von ${assistant.provider}.`}
      </p>
      <SubHeading>Kartendienst</SubHeading>
      <p>
        {map.provider}
        {map.embedUrl === null ? ', als Link.' : ', geladen auf Ihren Klick.'} Was dabei mit Daten geschieht, steht in
        der{' '}
        <Link to="/datenschutz" className="text-link text-petrol">
          Datenschutzerklärung
        </Link>
        .
      </p>
      <SubHeading>Bilder</SubHeading>
      <p>
        Die Bilder sind eigene, am Computer gerenderte Arbeiten. Sie stehen wie die Software dieser Website unter der
        MIT-Lizenz. Es sind keine Fotografien unserer Fahrzeuge oder Räume.
      </p>
      <SubHeading>Schriften und Symbole</SubHeading>
      <p>
        <OutsideLink href="https://github.com/ateliertriay/bricolage">Bricolage Grotesque</OutsideLink> und{' '}
        <OutsideLink href="https://github.com/adobe-fonts/source-sans">Source Sans 3</OutsideLink>, beide unter der SIL
        Open Font License 1.1. Symbole von <OutsideLink href="https://lucide.dev">Lucide</OutsideLink> unter der
        ISC-Lizenz. Schriften und Symbole lädt Ihr Browser von unserem eigenen Server.
      </p>
    </>
  );
}
