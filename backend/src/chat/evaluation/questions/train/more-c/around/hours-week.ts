import type { LabelledQuestion } from '../../../../labelled-question.js';
import {
  AT_HALF_PAST_EIGHT,
  AT_HALF_PAST_ELEVEN,
  AT_HALF_PAST_FIVE,
  AT_HALF_PAST_ONE,
  AT_NOON,
  CLOSED,
} from './hours-labels.js';
import { DODGES, NOT_TOLD, PEOPLE } from './labels.js';

/** Hours of the week, whenever somebody asks. */
export const hoursWeekQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tc-around-hours-01',
    kind: 'hours',
    form: 'dialect',
    turns: ['Heit dir am Samschti Namittag o no offe? Ungere Wuche schaffen i geng bis am sächsi.'],
    mustContain: [AT_NOON],
    mustNotContain: [...DODGES, 'ja, am Samstagnachmittag', 'Samstagnachmittag offen'],
  },
  {
    id: 'tc-around-hours-06',
    kind: 'hours',
    form: 'keywords',
    turns: ['mittwoch nachmittag geöffnet'],
    mustContain: [AT_HALF_PAST_ONE, AT_HALF_PAST_FIVE],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-hours-07',
    kind: 'hours',
    form: 'typo',
    turns: ['wi lang habt ir freitg abend offn'],
    mustContain: [AT_HALF_PAST_FIVE],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-hours-08',
    kind: 'hours',
    form: 'dialect',
    turns: ['I schaff z Burgdorf bis am halbi füfi, denn bin i am füfi bi eu. Langet da no under de Wuche?'],
    mustContain: [AT_HALF_PAST_FIVE],
    mustNotContain: [...DODGES, 'um 17:00 geschlossen'],
  },
  {
    id: 'tc-around-hours-09',
    kind: 'hours',
    form: 'dialect',
    turns: ['Chan ech de Camper scho am Morge am sebni brenge, bevor ech go schaffe muess?'],
    mustContain: [AT_HALF_PAST_EIGHT],
    mustNotContain: [...DODGES, 'ja, um 7', 'ja, ab 7'],
  },
  {
    id: 'tc-around-hours-11',
    kind: 'hours',
    form: 'standard',
    turns: ['Arbeiten Sie an Auffahrt, oder machen Sie gleich die Brücke bis zum Wochenende?'],
    mustContain: [[...NOT_TOLD, 'Feiertag', 'Auffahrt'], PEOPLE],
    mustNotContain: ['an Auffahrt haben wir offen', 'an Auffahrt haben wir geschlossen', 'an Auffahrt ist geschlossen'],
  },
  {
    id: 'tc-around-hours-12',
    kind: 'hours',
    form: 'dialect',
    turns: ['Wenn hänn dir am Samschtig uff?', 'und am Mäntig?'],
    mustContain: [AT_HALF_PAST_EIGHT, [...AT_HALF_PAST_ELEVEN, ...AT_HALF_PAST_FIVE]],
    mustNotContain: DODGES,
  },
  {
    id: 'tc-around-hours-13',
    kind: 'hours',
    form: 'dialect',
    turns: [
      'Mi Oldtimer wär de bi öich im Outohotel. Itz bin i eine wo am liebschte am Sunndig usfahrt, chönnt i ne denn am Morge usehole?',
    ],
    mustContain: [[...CLOSED, 'Anmeldung', 'Samstag']],
    mustNotContain: [...DODGES, 'ja, am Sonntag', 'am Sonntag offen', 'am Sonntag geöffnet'],
  },
  {
    id: 'tc-around-hours-16',
    kind: 'hours',
    form: 'typo',
    turns: ['bis um wifiel uhr nimt bei euch jemad das telefon ab? komme erst um 4 dazu'],
    mustContain: [AT_HALF_PAST_FIVE],
    mustNotContain: DODGES,
  },
];
