import { firstSentences } from '../../../knowledge/excerpt.js';
import type { Subject } from '../../subjects/subject.js';
import { isSealing, isSteam } from '../../subjects/subject-kinds.js';
import { type Aspect, perSubject, replyOf } from '../aspect.js';
import { factOf } from '../site-facts.js';

/** What is to be brought along. */
export const bring: Aspect = {
  id: 'bring',
  isGeneral: true,
  about: 'subject',
  patterns: [
    'mitbringen|mitnehmen|mitgeben|dabeihaben',
    'was :dabei haben|habe muss|soll|sollte|müssen',
    'papier|unterlage|dokument|ausweis was|welche|brauchen|müssen',
    'was|welche angaben|brauchen|benötigen =sie|=ihr|=ihnen|=euch',
    'was brauchen|brauche|braucht|benötigen|benötige|benötigt =dafür|=dazu|=dabei|alles =ich|=wir|=man|=er|=sie|=es',
  ],
  answer: (asked) =>
    perSubject(asked, ({ page }) => {
      const written = factOf(page, 'Mitbringen') ?? factOf(page, 'Vorbereiten');
      return written && `Bitte mitbringen oder vorbereiten: ${written}.`;
    }),
};

/** What is to be done before. */
export const preparation: Aspect = {
  id: 'preparation',
  about: 'subject',
  patterns: [
    'vorbereiten|vorbereitung|vorher|ausräumen|leeren|bevor !verkaufen|verkauf|macht_ihr|machen_sie|passiert|geschieht',
    'herausnehmen|nehmen|räumen|entfernen was|alles|muss|soll bevor|vor|vorher',
    'müssen|sollen gewaschen|sauber|gereinigt autohotel|=hotel|versiegelung|versiegeln !nach|nachher|danach',
    'bereit|parat machen',
    'welchem|welcher|was_für zustand|verfassung abgeben|bringen|übergeben|abliefern|vorbeibringen|einstellen|abstellen !verkaufen|verkauf|kaufen|ankauf',
    ':vor muss|müssen|soll|sollen|beachten versiegelung|dampfreinigung|reinigung|einlagerung|abgabe|übergabe|einlagern|aufbereitung|autohotel|versiegeln !vor_dem_winter|vor_winter|vor_dem_herbst|vor_dem_frühling',
  ],
  covers: ['bring', 'process', 'duration', 'care'],
  answer: (asked) => {
    const [subject] = asked.subjects;
    if (!subject) return undefined;
    if (isSteam(subject))
      return replyOf(
        `Bitte vorbereiten: ${factOf(subject.page, 'Vorbereiten')}. ${asked.look('vorher herausnehmen persönliches kindersitze') ?? ''}`,
      );
    // «Muss ich es vorher waschen?» The work begins with that.
    if (isSealing(subject) && subject.page && asked.says('waschen|putzen|sauber|reinigen'))
      return replyOf(firstSentences(subject.page.lead, 1));
    const queries: Partial<Record<Subject['id'], string>> = {
      autohotel: 'fahrzeug vorbereiten gewaschen vollgetankt luft reifen',
      einlagerung: 'leeren frischwasser toilette boiler kühlschrank gas',
      'keramikversiegelung-wohnmobile': 'leeren veloträger staukästen markise satellitenantenne',
      aufbereitung: 'leeren veloträger staukästen markise satellitenantenne',
    };
    // What is left in a car is another matter than how the car is left.
    const isInside = subject.id === 'autohotel' && asked.says('herausnehmen|nehmen|ausräumen|drin|räumen');
    const query = isInside ? 'innenraum saugen abfall esswaren entfernen volltanken' : queries[subject.id];
    return replyOf(query && asked.look(query));
  },
};
