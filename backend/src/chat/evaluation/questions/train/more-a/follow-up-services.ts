import type { LabelledQuestion } from '../../../labelled-question.js';
import { AUTOHOTEL, CAMPAIGN_OVER, francs, MINIMUM_TERM, MONTHLY_150 } from './labels.js';

/** Second questions on places, sales and prices. */
export const serviceFollowUpQuestions: readonly LabelledQuestion[] = [
  {
    id: 'ta-follow-up-01',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was isch s Autohotel?', 'und choschte?'],
    mustContain: [AUTOHOTEL],
    mustNotContain: ['CHF 250'],
  },
  {
    id: 'ta-follow-up-02',
    kind: 'follow-up',
    form: 'keywords',
    turns: ['einlagerung preis', '7 monate?'],
    mustContain: [francs(1050)],
  },
  {
    id: 'ta-follow-up-03',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Was kostet die Einlagerung für 4 Monate?', 'Nein, sorry, 5 meinte ich'],
    mustContain: [francs(750)],
    mustNotContain: ['CHF 600'],
  },
  {
    id: 'ta-follow-up-04',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Wivil choscht s Autohotel?', 'ok merci. und d Iilagerig?'],
    mustContain: [MONTHLY_150],
    mustNotContain: ['CHF 250'],
  },
  {
    id: 'ta-follow-up-05',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Autohotel drü Monet, was chost das?', 'und sächs?'],
    mustContain: [francs(1200)],
    mustNotContain: ["CHF 1'500"],
  },
  {
    id: 'ta-follow-up-06',
    kind: 'follow-up',
    form: 'typo',
    turns: ['was kostet vermitlung', 'wie lange bin ich den da gebunen'],
    mustContain: [MINIMUM_TERM],
  },
  {
    id: 'ta-follow-up-07',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Chöit dir mys Outo für mi verchoufe?', 'U was chunnt de no a Provision derzue?'],
    mustContain: [['keine', 'ohne Provision', 'nicht']],
  },
  {
    id: 'ta-follow-up-08',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Wa isch besser, iilagere oder Autohotel?', 'und wela vo dene zwei isch günstiger?'],
    mustContain: [['Einlagerung']],
  },
  {
    id: 'ta-follow-up-09',
    kind: 'follow-up',
    form: 'standard',
    turns: ['Was kostet die Keramikversiegelung?', 'Ist die Mehrwertsteuer da drin?'],
    mustContain: [['exkl', 'ohne Mehrwertsteuer', 'ohne MwSt', 'zuzüglich', 'nicht']],
  },
  {
    id: 'ta-follow-up-10',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['hoi', 'was kostet d Dampfreinigung', 'und wenn i grad no d Keramik dezue nimm, was isch das zämme?'],
    mustContain: [francs(1779)],
  },
  {
    id: 'ta-follow-up-11',
    kind: 'follow-up',
    form: 'typo',
    turns: ['Ich mochte mein wohnmobil ferkaufen', 'wass ist schneler, an euch oder mit vermitlung'],
    mustContain: [['Ankauf', 'direkt', 'schneller']],
  },
  {
    id: 'ta-follow-up-12',
    kind: 'follow-up',
    form: 'dialect',
    turns: ['Was choscht d Keramik för es Womo?', 'Ond met em Früehbuecherrabatt?'],
    mustContain: [CAMPAIGN_OVER],
  },
];
