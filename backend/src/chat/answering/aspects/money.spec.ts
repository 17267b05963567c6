import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/last-reply.js';

describe('what costs less', () => {
  it.each([
    ['Die Keramik ist mir zu teuer. Gibt es eine günstigere Lösung?', "CHF 1'200"],
    ['Gibt es etwas Günstigeres als die Keramik?', "CHF 1'200"],
    ['Das Komplettpaket ist mir zu teuer, was gibt es sonst?', 'CHF 80'],
    ['Autohotel isch mer z tüür, was heit dir süsch no?', 'günstigere Wahl'],
    ['Einlagerung ist mir zu teuer, habt ihr eine Alternative?', 'Einen günstigeren Platz haben wir nicht'],
    ['Kann man bei der Keramik sparen?', 'Frühbucher'],
  ])('«%s»: %s', async (question, told) => {
    expect(await lastReply([question])).toContain(told);
  });
});

describe('what one gets for a price', () => {
  it.each([
    ['150 Franken im Monat, nur damit mein Wohnmobil herumsteht? Was bekomme ich dafür?', 'klimatisiert'],
    ['Was bekomme ich für die 200 Franken im Monat im Autohotel?', 'überwacht'],
    ['Was kriege ich für den Preis der Versiegelung?', 'Handwäsche'],
    ['Ist die Reinigung bei der Versiegelung gratis dabei?', 'Handwäsche'],
    ['Was bekomme ich für mein Auto?', 'nach Besichtigung'],
    ['Was bekomme ich für 200 Franken?', 'Im Einstieg reichen'],
  ])('«%s»: %s', async (question, told) => {
    expect(await lastReply([question])).toContain(told);
  });
});

describe('what nobody but people can say of a price', () => {
  it.each([
    'Könnt ihr beim Preis noch was machen?',
    'Darf ich den Preis runterhandeln?',
    'Gibt es einen Langzeitrabatt, wenn ich 2 Jahre einlagere?',
    'Wie viel Rabatt gibt es bei Barzahlung?',
    'Verlangt ihr einen Zuschlag am Samstag?',
    'Wie hoch ist der Stundenansatz?',
    'Wir möchten zwei Wohnmobile einlagern, gibt es dann Rabatt?',
    'Kann ich in drei Monatsraten zahlen?',
    'Was kostet es, wenn ich den Platz früher kündige?',
    'Der Typ in Langenthal macht es für 900. Könnt ihr da mithalten?',
    'Zahlt man die Einlagerung auch, wenn das Womo im Juli auf Reisen ist?',
  ])('is not known: %s', async (question) => {
    const reply = await lastReply([question]);
    expect(reply).toMatch(/^Das weiss ich nicht/);
  });

  it('asks for no offer: «Muss ich etwas zahlen, wenn Sie mir nur eine Offerte machen?»', async () => {
    const reply = await lastReply(['Muess i öppis zahle, we dir mer nume e Offerte machet?']);
    expect(reply).toContain('Was eine Offerte kostet, weiss ich nicht');
  });
});

describe('the price of a place', () => {
  it.each(['Was kostet ein Stellplatz?', 'Wie viel Miete zahlt man bei euch für einen Platz?'])(
    'is told of both kinds where none is meant: %s',
    async (question) => {
      const reply = await lastReply([question]);
      expect(reply).toContain('CHF 150');
      expect(reply).toContain('CHF 200');
    },
  );

  it.each([
    ['Was kostet ein Winterplatz?', 'CHF 200'],
    ['Was kostet ein Platz im Autohotel?', 'CHF 150'],
  ])('is told of the one that is meant: %s', async (question, other) => {
    expect(await lastReply([question])).not.toContain(other);
  });
});

describe('what a price hangs on', () => {
  it.each([
    ['Mis Womo isch 18 jährig und s GFK chriidet extrem. Wird das denn türer?', 'Zustand'],
    ['Rechnen Sie pro Quadratmeter oder pro Fahrzeug ab?', 'hängen vom Fahrzeug ab'],
    ['Isch das e Aafangspriis oder chunnt no öppis dezue?', 'hängen vom Fahrzeug ab'],
    ['Warum ist das Autohotel teurer als die Einlagerung?', 'die Nutzung'],
    ['Ab welchem Betrag lohnt sich die Vermittlung?', 'der Monatsbetrag mit der Zeit'],
    ['Wie viel kostet es, Kratzer aus dem Lack zu polieren?', "CHF 1'200"],
    ['Wo ist die Einlagerung günstiger, bei euch oder in Zürich?', 'CHF 150'],
    ['Was ist der Mindestpreis für eine Reinigung?', 'CHF 80'],
    ['Was nimmt man bei euch fürs Verkaufen eines Autos?', 'CHF 150'],
    ['Was kriege ich nach Abzug von allem, wenn mein Auto für 30000 weggeht?', 'keine Provision'],
    ['Der Wagen ist 15000 wert. Was verdient ihr daran?', 'keine Provision'],
  ])('«%s»: %s', async (question, told) => {
    expect(await lastReply([question])).toContain(told);
  });
});
