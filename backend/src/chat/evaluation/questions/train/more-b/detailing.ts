import type { LabelledQuestion } from '../../../labelled-question.js';

/** The article on detailing and what belongs to it. */
export const detailingQuestions: readonly LabelledQuestion[] = [
  {
    id: 'tb-detailing-01',
    kind: 'service',
    form: 'dialect',
    turns: ['We ig mit dr Hang über d Sitewang vom Womo striche, isch si nächär ganz wiiss. Was isch das?'],
    mustContain: [['kreid']],
  },
  {
    id: 'tb-detailing-02',
    kind: 'care',
    form: 'dialect',
    turns: ['Dörf i mis Wohnmobil dihei mit em Hochdruckreiniger abspritze?'],
    mustContain: [['Abstand']],
  },
  {
    id: 'tb-detailing-03',
    kind: 'service',
    form: 'typo',
    turns: ['tiefe krazter die man mit dem nagel spührt, bringt ir die weg?'],
    mustContain: [
      ['Fingernagel', 'tiefe Kratzer'],
      ['bleiben', 'weniger auffällig', 'Spachteln', 'Lackieren'],
    ],
    mustNotContain: ['Ja,'],
  },
  {
    id: 'tb-detailing-04',
    kind: 'price',
    form: 'keywords',
    turns: ['komplettpaket polieren versiegeln womo kosten'],
    mustContain: [["CHF 1'200"]],
  },
  {
    id: 'tb-detailing-05',
    kind: 'service',
    form: 'standard',
    turns: ['Weshalb waschen Sie beim Aufbereiten zuerst ganz oben und nicht die Seiten?'],
    mustContain: [['Dach'], ['läuft', 'Streifen', 'Regen', 'hinunter']],
  },
  {
    id: 'tb-detailing-06',
    kind: 'follow-up',
    form: 'dialect',
    turns: [
      'Ich chönnt s Womo nöchscht Monet zur Ufbereitig bringe',
      'Was söll ich vorher alles wägneh und abmontiere?',
    ],
    mustContain: [['Veloträger', 'Staukästen', 'Zubehör', 'Markise']],
  },
  {
    id: 'tb-detailing-07',
    kind: 'service',
    form: 'standard',
    turns: ['Der Vorbesitzer hat alles mit Silikonspray eingesprüht. Ist das für Sie wichtig zu wissen?'],
    mustContain: [['Silikon'], ['davon weiss', 'erzählen', 'herunter', 'bisher']],
  },
];
