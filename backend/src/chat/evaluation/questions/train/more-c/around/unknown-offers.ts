import type { LabelledQuestion } from '../../../../labelled-question.js';
import { ASKS, MISSING } from './enquiry-labels.js';
import { NOT_TOLD, PEOPLE } from './labels.js';

/** Work, goods and places that somebody may well ask for, of which the site says nothing. */
export const unknownOfferQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-around-unknown-03',
    kind: 'unknown',
    form: 'standard',
    turns: ['Von welchem Hersteller ist die Keramik, die Sie auftragen? Ich würde mir gern das Datenblatt ansehen.'],
    mustContain: [NOT_TOLD, PEOPLE],
  },
  {
    id: 'tc-around-unknown-04',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Mached ihr eigentlich au Schiibe tönt, so mit Folie hine am Auto?'],
    mustContain: [NOT_TOLD, PEOPLE],
    mustNotContain: ['ja, wir tönen', 'ja, Scheibentönung', 'ja, das machen wir'],
  },
  {
    id: 'tc-around-unknown-06',
    kind: 'unknown',
    form: 'typo',
    turns: ['habt ir noch ne lersteele frei für august, mein sohn 15 wil was mit autos'],
    mustContain: [NOT_TOLD, PEOPLE],
    mustNotContain: ['ja, wir haben'],
  },
  {
    id: 'tc-around-unknown-07',
    kind: 'unknown',
    form: 'standard',
    turns: ['Mein Vater wird siebzig und liebt sein Cabrio. Gibt es bei Ihnen Geschenkgutscheine?'],
    mustContain: [NOT_TOLD, PEOPLE],
    mustNotContain: ['ja, wir haben Gutschein', 'ja, Gutschein', 'ja, gerne'],
  },
  {
    id: 'tc-around-unknown-08',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Wie höch esch eigentlech s Tor vo de Halle? Min Alkove esch met de Satschüssle 3.45'],
    mustContain: [
      [...NOT_TOLD, 'welcher Platz passt', 'prüfen'],
      [...PEOPLE, 'heissen', 'Ihr Name'],
    ],
  },
  {
    id: 'tc-around-unknown-09',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Mir hänn no e Motorböötli uff em Aahänger. Ka me das im Winter au bi euch iistelle oder nur Auto?'],
    mustContain: [
      [...NOT_TOLD, 'ob '],
      [...PEOPLE, 'heissen', 'Ihr Name'],
    ],
    mustNotContain: ['ja, auch Boote', 'ja, Boote', 'ja, Ihr Boot', 'ja, das Boot'],
  },
  {
    id: 'tc-around-unknown-12',
    kind: 'unknown',
    form: 'typo',
    turns: ['hagl schaden am auto vom juli, könt ir die beulen rausdrüken und mit der versicherung abrechnen??'],
    mustContain: [NOT_TOLD, PEOPLE],
    mustNotContain: ['ja, wir drücken', 'ja, wir rechnen', 'ja, das machen wir'],
  },
  {
    id: 'tc-around-unknown-14',
    kind: 'unknown',
    form: 'standard',
    turns: ['Fahren Sie mit dem Wohnmobil auch für mich zur MFK, wenn ich das Aufgebot bekomme?'],
    mustContain: [NOT_TOLD, PEOPLE],
    mustNotContain: ['ja, wir fahren', 'ja, das übernehmen', 'ja, wir führen'],
  },
  {
    id: 'tc-around-unknown-15',
    kind: 'unknown',
    form: 'keywords',
    turns: ['felgen pulverbeschichten kosten'],
    mustContain: [NOT_TOLD, PEOPLE],
  },
  {
    id: 'tc-around-unknown-16',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Isch im Autohotel ab em erschte Mai no en Platz frei? Säged Sie eifach ja oder nei.'],
    mustContain: [
      [...NOT_TOLD, 'prüfen', '24 Stunden', 'Anfrage', 'anfragen', ...ASKS],
      [...PEOPLE, ...MISSING],
    ],
    mustNotContain: [
      'ja, es ist',
      'ja, wir haben',
      'ja, ab',
      'ja, im Autohotel',
      'ist ausgebucht',
      'sind ausgebucht',
      'leider ausgebucht',
      'nein, es ist',
      'nein, ab',
    ],
  },
];
