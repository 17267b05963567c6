import type { LabelledQuestion } from '../../../../labelled-question.js';
import { PEOPLE, UNOFFERED, UNSAID } from './labels.js';

/** Around buying, papers and neighbours: what the site does not name. */
export const unofferedTrade: readonly LabelledQuestion[] = [
  {
    id: 'h-unsaid-028',
    kind: 'unknown',
    form: 'typo',
    turns: ['kan ich ein womo bei euch auch auf raten kaufn, also mit finanzirung'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-029',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Ig ha no ne aute Opel im Schopf, dä louft nümm u chunnt nie meh düre. Entsorget dir settigs?'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-030',
    kind: 'unknown',
    form: 'standard',
    turns: ['Erstellen Sie auch ein Wertgutachten für die Versicherung? Es geht um einen Porsche 911 von 1973.'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-031',
    kind: 'unknown',
    form: 'dialect',
    turns: ['Gän ihr au Kürs, wo me s Poliere sälber lehre ka? My Maa het e Maschine gschänggt bikoo'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-032',
    kind: 'unknown',
    form: 'standard',
    turns: [
      'Ich habe in Stuttgart einen Mercedes SL gefunden. Würden Sie für mich auch die Verzollung und die Zulassungspapiere vom Zoll erledigen?',
    ],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-033',
    kind: 'unknown',
    form: 'standard',
    turns: [
      'Können wir bei Ihnen das Grauwasser und die Toilette ausleeren, bevor wir das Wohnmobil abgeben? Bei uns im Quartier geht das nirgends.',
    ],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-034',
    kind: 'unknown',
    form: 'standard',
    turns: ['Kaufen Sie auch Oldtimer?', 'Schön. Restaurieren Sie die auch, also Blecharbeiten und neue Schweller?'],
    mustContain: [UNOFFERED, PEOPLE],
  },
  {
    id: 'h-unsaid-035',
    kind: 'unknown',
    form: 'standard',
    turns: ['Gehört die Autogarage nebenan, die Reparaturen macht, eigentlich auch zu Ihnen?'],
    mustContain: [UNSAID, PEOPLE],
  },
];
