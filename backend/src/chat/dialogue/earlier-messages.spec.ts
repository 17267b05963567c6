import { describe, expect, it } from '@jest/globals';
import type { Line } from '../conversation/conversation.js';
import {
  type EarlierDetails,
  earlierDetails,
  matterOf,
  referredTo,
  seeksVehicle,
  takenMatterOf,
  toldBefore,
} from './earlier-messages.js';

const at = '2026-03-03T09:00:00Z';
const user = (content: string): Line => ({ role: 'user', content, at });
const bot = (content: string): Line => ({ role: 'bot', content, at });

describe('earlierDetails', () => {
  it.each<[string, string[], EarlierDetails]>([
    ['a name', ['Ich bin der Beat Kunz. Was kostet das Autohotel?'], { name: 'Beat Kunz' }],
    ['a name given more fully', ['hoi, i bi d Vreni', 'Mein Name ist Vreni Lanz'], { name: 'Vreni Lanz' }],
    [
      'a vehicle and its size',
      ['Wir haben einen Hymer B 678, 7.20 m lang und 3.1 hoch. Was kostet die Einlagerung?'],
      { vehicle: 'Hymer B 678', dimensions: '7.20 m lang und 3.1 hoch' },
    ],
    [
      'from when a place is needed',
      ['Ich brauche ab Januar einen Platz.', 'Habt ihr am Samstag offen?'],
      { desiredDate: 'ab Januar' },
    ],
    ['what is to be sold', ['I hätt e Ford Mustang vo 1967 abzgä'], { vehicle: 'Ford Mustang, 1967' }],
    [
      'a vehicle for which something is asked',
      ['was choscht s Autohotel für en Porsche 911?'],
      { vehicle: 'Porsche 911' },
    ],
    [
      'a vehicle behind a name',
      ['Ig bi d Ruth Bieri und ha e Porsche 911 Targa. Was choschtet das?'],
      { name: 'Ruth Bieri', vehicle: 'Porsche 911 Targa' },
    ],
    [
      'a vehicle and a name by themselves',
      ['Toyota Yaris 2010', 'Susanne Graf'],
      { name: 'Susanne Graf', vehicle: 'Toyota Yaris 2010' },
    ],
    [
      'from when until when',
      ['Was kostet die Einlagerung von Mai bis Juli?', 'Ist bis 18 Uhr offen?'],
      { desiredDate: 'von Mai bis Juli' },
    ],
    ['no vehicle that is only asked about', ['Porsche 911?'], {}],
    [
      'a vehicle described more closely',
      ['Unser Hymer ist neu', 'ich habe einen Hymer B 678'],
      { vehicle: 'Hymer B 678' },
    ],
    [
      'a bare size',
      ['Was kostet die Einlagerung?', '7.20 m lang', '3.1 m hoch'],
      { dimensions: '7.20 m lang, 3.1 m hoch' },
    ],
    ['a size of the kind of vehicle', ['Passt ein 3.2 m hohes Wohnmobil hinein?'], { dimensions: '3.2 m hohes' }],
    ['a size in so many words', ['Mein Wohnmobil ist 7.20 m lang, geht das?'], { dimensions: '7.20 m lang' }],
    ['nothing of others', ['Mein Nachbar hat einen Hymer, 7 m lang'], {}],
    ['nothing that is for sale', ['Ich suche einen Hymer B 678'], {}],
    ['nothing of the place', ['Ist das Tor 4 m hoch? Wir haben ein Wohnmobil.'], {}],
    [
      'of two the last',
      ['Was kostet es für meinen Hymer, 6 m lang?', 'und für meinen Knaus Sky TI, 8 m lang?'],
      { vehicle: 'Knaus Sky TI', dimensions: '8 m lang' },
    ],
  ])('reads %s', (_, messages, details) => {
    const lines = messages.flatMap((message) => [
      user(message),
      bot('Das Autohotel ist für einen Fiat Ducato, 6 m lang.'),
    ]);
    expect(earlierDetails(lines, 'Offerte bitte')).toEqual(details);
  });

  it('forgets what was given for an enquiry that was sent or called off', () => {
    const lines = [user('Ich habe einen Hymer B 678'), bot('Abgebrochen.')];
    expect(earlierDetails(lines, 'Offerte', 1)).toEqual({});
    const since = [...lines, user('Ich bin der Beat Kunz'), bot('Grüezi.')];
    expect(earlierDetails(since, 'Offerte', 2)).toEqual({ name: 'Beat Kunz' });
  });

  it.each([
    [10, 1, { name: 'Beat Kunz', vehicle: 'Hymer B 678' }],
    [11, 1, { vehicle: 'Hymer B 678' }],
    [3, 70, { name: 'Beat Kunz', vehicle: 'Hymer B 678' }],
    [4, 70, { vehicle: 'Hymer B 678' }],
  ])('reads no further back than a thread has time for: behind %i messages of %i questions', (count, many, details) => {
    const question = 'Wo seid ihr? '.repeat(many);
    const between = Array.from({ length: count }, () => [user(question), bot('In Roggwil.')]).flat();
    const lines = [user('Ich bin der Beat Kunz'), ...between, user('Wir haben einen Hymer B 678'), bot('Danke.')];
    expect(earlierDetails(lines, 'Offerte')).toEqual(details);
  });

  it('takes no vehicle for one of another kind', () => {
    const lines = [user('Wir haben ein Wohnmobil, einen Hymer B 678, 7 m lang.')];
    expect(earlierDetails(lines, 'Offerte für mein Motorrad')).toEqual({});
    expect(earlierDetails(lines, 'Offerte für unseren Camper')).toMatchObject({ vehicle: 'Hymer B 678' });
  });
});

it('keeps what was told before an enquiry, and of questions those with figures', () => {
  const told = ['Grüezi, unser Hymer hat schwarze Streifen.', 'Ist am Samstag offen?', 'Fahre ihn zweimal im Monat.'];
  const lines = [...told, 'Was kostet die Einlagerung für 5 Monate?', 'Anna Meier'].map(user);
  expect(toldBefore(lines)).toEqual(['Fahre ihn zweimal im Monat.', 'Was kostet die Einlagerung für 5 Monate?']);
  expect(toldBefore(lines.slice(0, 3))).toEqual([told[0], told[2]]);
});

describe('what is wished', () => {
  it('was asked before a name, a vehicle or an unreadable address was given', () => {
    const lines = [user('Poliert ihr Boote?'), bot('Ja.'), user('Wir haben einen Hymer'), user('Anna Meier')];
    expect(matterOf([...lines, user('anna@gmx'), bot('Soll ich eine Anfrage aufnehmen?')])).toBe('Poliert ihr Boote?');
  });

  it.each([
    [['Was kostet die Keramik für 7 Meter?', 'Und wie lange dauert das?'], 'Was kostet die Keramik für 7 Meter?'],
    [
      ['Ich bin Ruth Bieri. Was kostet das Autohotel?', 'Ist er da versichert?'],
      'Ich bin Ruth Bieri. Was kostet das Autohotel?',
    ],
    [['Macht ihr Politur?', 'Der Lack ist ganz stumpf.'], 'Macht ihr Politur?\nDer Lack ist ganz stumpf.'],
    [['Der Lack ist ganz stumpf.', 'Macht ihr Politur?'], 'Macht ihr Politur?'],
    [['Suche einen Camper bis 40000', 'Diesel wäre gut'], 'Suche einen Camper bis 40000\nDiesel wäre gut'],
    [['Holt ihr ihn ab?'], 'Holt ihr ihn ab?'],
    [['Was kostet Dampf?', 'Gibt es Termine im Mai?', 'Wo seid ihr?'], 'Was kostet Dampf?\nGibt es Termine im Mai?'],
  ])('is of %j what names the work or was said last', (messages, matter) => {
    expect(takenMatterOf(messages.flatMap((message) => [user(message), bot('Ja.')]))).toBe(matter);
  });

  it.each([
    ['Eine Offerte für beides wäre gut', 'Autohotel oder Einlagerung?'],
    ['Offerte dafür bitte', 'Autohotel oder Einlagerung?'],
    ['Offerte bitte', undefined],
    ['Offerte fürs Autohotel und dazu eine Politur', undefined],
  ])('is what «%s» refers to', (message, matter) => {
    expect(referredTo([user('Autohotel oder Einlagerung?'), bot('Je nachdem.')], message)).toBe(matter);
  });
});

it.each([
  ['Haben Sie einen Knaus auf Lager?', true],
  ['Suche ein Wohnmobil bis 60000', true],
  ['Ich möchte einen Camper kaufen', true],
  ['Suche Stellplatz, Hymer B 544, 7m', false],
  ['Ich suche jemanden für meinen Hymer', false],
  ['Wir suchen eine Einlagerung, VW Bus', false],
])('«%s» looks for a vehicle: %s', (text, isSought) => {
  expect(seeksVehicle(text)).toBe(isSought);
});
