import { firstSentences } from '../../../knowledge/excerpt.js';
import { pages } from '../../../knowledge/facts.js';
import { isSealing } from '../../subjects/subject-kinds.js';
import type { Aspect } from '../aspect.js';

const MOTORHOME = 'wohnmobil|womo|camper|reisemobil|kastenwagen';
const OTHER =
  '=auto|=autos|=wagen|=pw|=pws|oldtimer|sportwagen|cabrio|lieferwagen|limousine|kleinwagen|personenwagen|kombi|transporter';
const VEHICLE = `${MOTORHOME}|wohnwagen|${OTHER}`;

/** The headings that name vehicles: «Dampfreinigung für Auto und Wohnmobil». */
const kindsByService = pages.map(({ heading }) => heading).filter((heading) => / für [^:]*Wohnmobil/.test(heading));

/** For which vehicles a service is: «Muss es ein Wohnmobil sein?», «Auch für Autos?» */
export const vehicleKinds: Aspect = {
  id: 'vehicleKinds',
  isGeneral: true,
  about: 'either',
  patterns: [
    `müssen ${VEHICLE} :sein !waschen|gewaschen|sauber|leer|da|dabei`,
    `:auch|:nur|:bloss ${VEHICLE} =für|=ihr|=sie|=man|möglich !=mein|=meinen`,
    `welche|was_für fahrzeug|fahrzeuge|autos|fahrzeugarten versiegeln|reinigen|einlagern|vermitteln|annehmen|nehmen`,
  ],
  covers: ['overview', 'offered', 'process', 'access'],
  answer: ({ subjects, says }) => {
    const [subject] = subjects;
    if (!subject) return says(VEHICLE) ? { text: `Je nach Leistung: ${kindsByService.join(', ')}.` } : undefined;
    if (!subject.page) return undefined;
    const { heading, lead } = subject.page;
    const text = `${heading}. ${firstSentences(lead, 1)}`;
    if (!isSealing(subject) || (says(MOTORHOME) && !says(`:sein|${OTHER}`))) return { text };
    return { text: `${text} Ob wir auch andere Fahrzeuge versiegeln, weiss ich nicht.`, isUnknown: true };
  },
};
