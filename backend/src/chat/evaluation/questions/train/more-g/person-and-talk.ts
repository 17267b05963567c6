import type { LabelledQuestion } from '../../../labelled-question.js';
import { KNOWN } from './labels.js';
import { ASKS_NEXT, REFUSED } from './labels-talk.js';

const TO_A_PERSON = ['000 00 00', 'tel:', 'mailto:', ...ASKS_NEXT];

/** Wants a person, says hello and thanks, or talks of something else. */
export const personAndTalkQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tg-person-01',
    kind: 'person',
    form: 'dialect',
    turns: ['Cha ig o mit öpper Richtigem rede? I bi 81gi u das Getippe isch nüt für mi.'],
    mustContain: [TO_A_PERSON],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-person-02',
    kind: 'person',
    form: 'typo',
    turns: ['bite ein mensch kein robotter'],
    mustContain: [TO_A_PERSON],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-person-03',
    kind: 'person',
    form: 'standard',
    turns: ['Ich möchte das lieber direkt mit dem Chef besprechen. Wie komme ich zu ihm?'],
    mustContain: [TO_A_PERSON],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-talk-01',
    kind: 'talk',
    form: 'dialect',
    turns: ['Guete Tag mitenand!'],
    mustContain: [
      ['Grüezi', 'Grüessech', 'Guten Tag', 'Guten Morgen', 'Hallo', 'Hoi', 'helfen', 'Willkommen', 'Fragen Sie'],
    ],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-talk-02',
    kind: 'talk',
    form: 'dialect',
    turns: ['Was choschtet d Dampfreinigig?', 'Super, merci vilmol, da hilft mer wiiter'],
    mustContain: [
      ['gern', 'freut', 'freue', 'bitte!', 'bitte.', 'bitte sehr', 'bitteschön', 'nichts zu danken', 'Dank', 'schön'],
    ],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-talk-03',
    kind: 'talk',
    form: 'standard',
    turns: ['Schreibe ich hier eigentlich mit einem Menschen oder mit einer Maschine?'],
    mustContain: [['virtuell', 'Assistent', 'Computer', 'Programm', 'kein Mensch', 'Chatbot', 'Roboter', 'Maschine']],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-talk-04',
    kind: 'talk',
    form: 'standard',
    turns: ['Was kann ich dich alles fragen?'],
    mustContain: [['Leistung', 'Preis', 'Öffnungszeit', 'Keramik', 'Autohotel', 'Anfrage']],
    mustNotContain: KNOWN,
  },
  {
    id: 'tg-off-topic-01',
    kind: 'off-topic',
    form: 'dialect',
    turns: ['Wird s am Wucheend schön? Mir wänd is Tessin'],
    mustContain: [REFUSED],
    mustNotContain: ['°C', 'sonnig', 'regnerisch'],
  },
  {
    id: 'tg-off-topic-02',
    kind: 'off-topic',
    form: 'standard',
    turns: ['Hast du ein gutes Rezept für Zopf?'],
    mustContain: [REFUSED],
    mustNotContain: ['Mehl', 'Butter', 'Hefe'],
  },
  {
    id: 'tg-off-topic-03',
    kind: 'off-topic',
    form: 'keywords',
    turns: ['sbb fahrplan zürich bern'],
    mustContain: [REFUSED],
    mustNotContain: ['jede halbe Stunde', 'Gleis', 'Intercity'],
  },
];
