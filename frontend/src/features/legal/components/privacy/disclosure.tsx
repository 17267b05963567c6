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
