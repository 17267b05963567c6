import { describe, expect, it } from '@jest/globals';
import { readIntroducedName } from './read-introduced-name.js';

describe('readIntroducedName', () => {
  it.each([
    ['Ich bin d Anna Meier', 'Anna Meier'],
    ['mein Name ist Anna Meier und ich suche einen Platz', 'Anna Meier'],
    ['mein name ist anna meier', 'anna meier'],
    ['Name: Anna Meier', 'Anna Meier'],
    ['Name:Anna Meier, Tel: 1', 'Anna Meier'],
    ['Anna Meier hier', 'Anna Meier'],
    ['Grüezi, Anna Meier hier, ich hätte gern en Termin', 'Anna Meier'],
    ['Guten Tag Anna Meier am Apparat', 'Anna Meier'],
    ['Hallo, hier ist Beat.', 'Beat'],
    ['i bi de peter', 'peter'],
    ['Freundliche Grüsse, lic. iur. Matthias von Arx', 'lic. iur. Matthias von Arx'],
    ['I bi ds Rosmarie Jungo', 'Rosmarie Jungo'],
    ['Ich heisse übrigens Hansruedi Zaugg', 'Hansruedi Zaugg'],
    ['mein name ist elisabeth von allmen', 'elisabeth von allmen'],
    ['ich heisse elisabeth von der firma', 'elisabeth'],
    ['Grüezi mitenand, i bi d Vreni us Roggwil', 'Vreni'],
    ['Ich heisse Peter von Gunten und habe ein Wohnmobil', 'Peter von Gunten'],
    ['bite rukruf heise Toni Aschwanden hab en camper', 'Toni Aschwanden'],
    ['ich heiße Jürg', 'Jürg'],
    ['Ich bin Dr. Hans-Peter Müller', 'Dr. Hans-Peter Müller'],
    ['Bitte um eine Offerte.\nFreundliche Grüsse\nAnna Meier', 'Anna Meier'],
    ['Danke und liebe Grüsse, Anna', 'Anna'],
    ['LG Anna', 'Anna'],
    ['Mit freundlichen Grüssen\nAnna Meier', 'Anna Meier'],
    ['Besten Dank und Gruss, Beat Frei', 'Beat Frei'],
    ['me seit mir Housi', 'Housi'],
    ['Name ist Meier mit y', 'Meier mit y'],
    ["Ich heisse Sean O'Connor", "Sean O'Connor"],
    ['Name Anna Meier', 'Anna Meier'],
    ['Nachname ist Ferrari', 'Ferrari'],
    ['mein Nachname isch Keller', 'Keller'],
    ['Vorname: Anna, Nachname: Meier', 'Anna Meier'],
    ['Nachname Meier und Vorname Anna', 'Anna Meier'],
  ])('finds the name in «%s»', (text, name) => {
    expect(readIntroducedName(text)?.words).toBe(name);
  });

  it.each([
    'ich bin interessiert',
    'Ich bin Besitzer eines Hymers',
    'Ich bin Kunde bei Ihnen',
    'ich bin am Samstag da',
    'ich bin der Meinung, dass es geht',
    'Ich bin nicht sicher',
    'Ich bin auf der Suche nach einem Platz',
    'Ich bin die Besitzerin',
    'Wie ist Ihr Name?',
    'Ihr Name ist mir empfohlen worden',
    'mein Name ist egal',
    'Mein Name steht oben',
    'hier ist alles nass',
    'Hier mein Problem',
    'bin gespannt',
    'Ich bin Mechaniker.',
    'Mit freundlichen Grüssen',
    'Freundliche Grüsse',
    'Grüezi mitenand',
    '',
  ])('finds none in «%s»', (text) => {
    expect(readIntroducedName(text)).toBeNull();
  });
});
