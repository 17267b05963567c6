import { businessProfile } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../../testing/last-reply.js';

const { claims } = businessProfile;

describe('details of the services, as visitors ask for them', () => {
  it.each([
    ['Wie viele Jahre hat man etwas von der Versiegelung?', claims.sealingLasts],
    ['Ich habe gehört, die Keramik sei nach einem Jahr weg. Was sagen Sie dazu?', claims.sealingLasts],
    ['Wie lange bleibt das Mobil bei euch, wenn das ganze Paket gemacht wird?', 'Wie lange das Komplettpaket'],
    ['Garantieschein kriege ich schriftlich?', 'schriftlich'],
    ['Was muss ich mitbringen, wenn ich das Wohnmobil zum Einlagern bringe?', 'Fahrzeugausweis'],
    ['was muss ich dabei haben wenn ich ins autohotel bringe', 'Kopie des Fahrzeugausweises'],
    ['Wo liegt der Unterschied, ob ich es ins Autohotel gebe oder einlagern lasse?', 'die Nutzung'],
    ['was isch andersch bim Autohotel als wenn ichs ilagere?', 'die Nutzung'],
    ['Zahle ich bei der Vermittlung dann ewig?', claims.brokerageMinimumTerm],
    ['Wie lange im Voraus muss ich sagen, dass ich den Wagen brauche?', 'vor der Fahrt'],
    ['In welchem Zustand soll ich den Wagen im Autohotel abgeben?', 'Gewaschen'],
    ['Zählt die Klimaanlage auf dem Dach bei der Höhe mit?', 'Klimagerät'],
    ['Muss mein Oldtimer frisch vorgeführt sein, damit Sie ihn verkaufen?', 'Vorgeschrieben ist es nicht'],
    ['Was ist der Unterschied zwischen Politur und Versiegelung?', 'frisch polierte Fläche'],
    ['Löst sich die Keramikschicht, wenn ich mit dem Kärcher drangehe?', 'Hochdruckreiniger'],
    ['Halten sich die Insekten vorne auf der Versiegelung?', 'Insekten'],
    ['Hängt das Auto bei euch am Strom?', 'Tiefentladung'],
    ['Ist der Innenraum nachher desinfiziert, ich habe eine Immunschwäche', 'Desinfektion'],
    ['Was ist, wenn es in den ersten Tagen nach der Versiegelung regnet?', 'ersten Tagen'],
    ['Wie viel Zeit muss ich einplanen, wenn ich das Auto bringe?', 'Die Übergabe ist mit Termin'],
    ['Kommt das Wohnmobil vor der Einlagerung noch in die Wäsche oder ist das meine Sache?', 'waschen und trocknen'],
    ['Muss ich das Wohnmobil vor der Versiegelung waschen?', 'Wir waschen und polieren'],
    ['Was muss ich vor der Versiegelung vorbereiten?', 'Veloträger'],
    ['Brauche einen Platz fürs Womo, was kostet das?', 'CHF 150'],
    ['Macht ihr auch nur den Kofferraum?', 'Fläche und Verschmutzung'],
    ['Macht ihr vor der Einlagerung eine Bestandesaufnahme?', 'sichtbare Schäden'],
    ['Was ist der Vorteil von Dampf gegenüber normaler Nassreinigung?', 'Sprühsauger'],
    ['Versiegeln Sie auch einen PW mit Keramik oder wirklich nur Wohnmobile?', 'weiss ich nicht'],
  ])('«%s»: %s', async (question, told) => {
    expect(await lastReply([question])).toContain(told);
  });

  it.each([
    ['Wird mein Auto während der Einlagerung auch mal bewegt?', 'zwischendurch fahren'],
    ['Wo genau hilft Dampf gar nichts?', 'Musterstrasse'],
    ['Was muss ich mitbringen, wenn ich das Wohnmobil zum Einlagern bringe?', 'leiden unter'],
    ['Können Sie die Klimaanlage warten?', 'klimatisiert'],
    ['Haben Sie eine Entsorgungsstation für die Chemietoilette?', 'Dampf'],
    ['Was passiert, wenn ich mein Auto später abhole als abgemacht?', 'Kaskoversicherung'],
    ['Bleiben nach der Dampfreinigung Ränder auf den Polstern?', 'Duschwanne'],
    ['Dürfen Kinder gleich wieder in die Sitze?', 'über 9 bar'],
    ['Stehen die Reifen lange am gleichen Fleck, gibt das Schäden?', 'Brandlöcher'],
    ['Wer haftet, wenn jemand eine Delle hineinfährt?', 'weiss ich nicht'],
    ['Geht der Strom bei euch aus der Steckdose?', 'Hochvolt'],
  ])('«%s» is not answered with «%s»', async (question, untold) => {
    expect(await lastReply([question])).not.toContain(untold);
  });
});
