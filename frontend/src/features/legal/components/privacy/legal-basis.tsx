import { Items } from '../text-blocks.tsx';

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
