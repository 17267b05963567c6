import type { LabelledQuestion } from '../../../../labelled-question.js';
import { PEOPLE, UNOFFERED } from './labels.js';

/** Things to rent, store or buy that the site does not name. */
export const unofferedGoods: readonly LabelledQuestion[] = [
  {
    id: 'h-unsaid-019',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Chame bi eu au es Wohnmobil miete? Mir wetted im Juli für zwei Wuche uf Kroazie'],
    mustContain: [UNOFFERED, PEOPLE],
    mustNotContain: ['ab CHF 150', 'ab CHF 200'],
  },
  {
    id: 'h-unsaid-020',
    kind: 'unknown',
    form: 'standard',
    turns: [
      'Wir haben ein kleines Motorboot auf dem Anhänger. Dürften wir das über den Winter auch bei Ihnen einstellen?',
    ],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-021',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Nähmet dir o Töff i das Outohotel? Es geit um ne auti Ducati vo mim Vater'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-022',
    kind: 'unknown',
    form: 'typo',
    turns: ['lagert ihr auch nur die winterräder ein?? also ohne auto'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-023',
    kind: 'unknown',
    form: 'keywords',
    turns: ['gutschein geschenk vater geburtstag'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-024',
    kind: 'unknown',
    form: 'standard',
    turns: [
      'Drei Velos und ein E-Bike stehen uns im Winter immer im Weg. Nehmen Sie die auch in die Einlagerung, gegen Bezahlung natürlich?',
    ],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-025',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Chönd er ächt bi üs dihei s Sofa dämpfe? De Hund het drufgchotzet und mer bringed de Gschmack nöd use'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-026',
    kind: 'unknown',
    form: 'standard',
    turns: ['Dampfen Sie auch den Kindersitz mit? Unserer ist voller Banane und Zwieback.'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-027',
    kind: 'unknown',
    form: 'dialect',
    turns: [
      'Wie lang bruuchet ehr för d Versieglig vom ne Wohnmobil?',
      'So lang! Hend ehr mer för die Täg es Ersatzauto?',
    ],
    mustContain: [UNOFFERED, PEOPLE],
  },
];
