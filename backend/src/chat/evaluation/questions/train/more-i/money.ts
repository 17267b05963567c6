import type { LabelledQuestion } from '../../../labelled-question.js';
import { DEPENDS, DOES_NOT_KNOW, francs } from './labels.js';

const mustNotContain = [DOES_NOT_KNOW];

/** Sums, the campaign, the worth of a vehicle and what a price depends on. */
export const money: readonly LabelledQuestion[] = [
  {
    id: 'i-price-11',
    kind: 'compute',
    form: 'standard',
    turns: [
      'Unser Wohnmobil soll von Anfang November bis Ende März eingelagert werden. Mit welchem Betrag muss ich da insgesamt rechnen?',
    ],
    mustContain: [francs(750)],
    mustNotContain,
  },
  {
    id: 'i-price-12',
    kind: 'price',
    form: 'dialect',
    turns: ['was gilt jetz fürs Autohotel? im Blog han i 250 gläse'],
    mustContain: [francs(200)],
    mustNotContain,
  },
  {
    id: 'i-price-13',
    kind: 'price',
    form: 'keywords',
    turns: ['preis wohnmobil innen reinigen'],
    mustContain: [francs(80)],
    mustNotContain,
  },
  {
    id: 'i-price-14',
    kind: 'compute',
    form: 'standard',
    turns: ['Zwei Oldtimer ins Autohotel, was macht das zusammen pro Monat?'],
    mustContain: [francs(400)],
    mustNotContain,
  },
  {
    id: 'i-price-15',
    kind: 'campaign',
    form: 'dialect',
    turns: ["Git's die 20 Prozänt uf d Versiglig eigentlich immer no?"],
    mustContain: [
      ['vorbei', 'abgelaufen', 'beendet', '31. Oktober', 'zu Ende', 'nicht mehr', 'keine Aktion', 'bis Ende Oktober'],
    ],
    mustNotContain,
  },
  {
    id: 'i-price-16',
    kind: 'campaign',
    form: 'typo',
    turns: ['habt ihr grad ne aktoin auf keramik?'],
    now: '2025-09-12T09:30:00+02:00',
    mustContain: [['20%']],
    mustNotContain: [DOES_NOT_KNOW, 'abgelaufen', 'vorbei'],
  },
  {
    id: 'i-price-17',
    kind: 'price',
    form: 'typo',
    turns: ['was krige ich bei euch für mein alten mercedes sl'],
    mustContain: [['besichtig', 'ansehen', 'anschauen', 'am Fahrzeug', 'vor Ort', 'sehen uns']],
    mustNotContain,
  },
  {
    id: 'i-price-18',
    kind: 'price',
    form: 'standard',
    turns: ["Zahle ich für die Vermittlung mehr, wenn der Wagen am Ende für 80'000 weggeht?"],
    mustContain: [['fest', 'gleich', 'unabhängig', 'keine Provision', 'ohne Abzug']],
    mustNotContain,
  },
  {
    id: 'i-price-19',
    kind: 'price',
    form: 'dialect',
    turns: ["Was koschtet's mi mindeschtens, wenn ihr mi Auto für mi verkaufet?"],
    mustContain: [[...francs(450), ...francs(150)]],
    mustNotContain,
  },
  {
    id: 'i-price-20',
    kind: 'price',
    form: 'dialect',
    turns: ['üse Camper isch 7.40 läng und 3 hoch, isch de s Versigle tüürer aus bimene chline?'],
    mustContain: [DEPENDS],
    mustNotContain,
  },
];
