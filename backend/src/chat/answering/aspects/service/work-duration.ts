import { writtenDuration } from '@fahrzeugpflege/contracts';
import { facts } from '../../../knowledge/facts.js';
import type { Subject } from '../../subjects/subject.js';
import { isPlace } from '../../subjects/subject-kinds.js';
import { subjectOf } from '../../subjects/subjects.js';
import { type Asked, type Aspect, replyOf } from '../aspect.js';
import { factOf } from '../site-facts.js';

const handoverTime = writtenDuration(facts, 'handover');
/** What is meant where only a vehicle is named: «Wie viele Tage brauchen Sie für ein Wohnmobil?» */
const WORKS = ['keramikversiegelung-wohnmobile', 'dampfreinigung'] as const;
const WORK =
  'meter|liner|wohnmobil|camper|wohnwagen|auto|wagen|fahrzeug|arbeit dauern|dauer|brauchen|fertig|haben|:bereit|:sauber|:gereinigt|abholbereit|zurück|=gehen|=geht|=tag|mitnehmen|lassen|bleiben';

const READY_BY =
  'bis|wann :fertig|:bereit|abholbereit|:sauber =ihr|=sie|=es|auto|wagen|wohnmobil|camper !offerte|angebot';
const SAME_DAY = 'gleichen_tag|selben_tag|gleichentags|selbentags|noch_heute|über_nacht';

const STEAMED = 'dampf|dampfreinigung|dämpfen|dampfen|innenreinigung|polsterreinigung';

/** How long the work takes; where a vehicle stays, how long its handing over does. */
export const duration: Aspect = {
  id: 'duration',
  about: 'either',
  patterns: [
    READY_BY,
    'wie_schnell|wie_rasch versiegeln|polieren|dampfen|dämpfen|reinigen|aufbereiten|fertig|dampfreinigung|versiegelung|aufbereitung|innenreinigung',
    'dauern|dauer|zeitaufwand|zeitbedarf|arbeitstag|bearbeitungszeit',
    'wie_lange|wie_lang brauchen|weg|fort|gehen|arbeiten|haben|fertig|lassen|stehen',
    'wie_lange|wie_lang',
    'wie_viel|wieviel|wie_viele|wieviele tag|stunde|zeit|woche',
    'wann|bis fertig|abholbereit|zurück|:bereit',
    'bis|um auto|wagen|fahrzeug|wohnmobil|camper :fertig|:sauber|:gereinigt|abholbereit',
    'wann|bis_wann :wieder|:zurück :haben|:habe|:abholen|:holen !offen',
    ':wieder|:zurück :brauche|:brauchen|:benötige|:bekomme|:kriege|:hätte reicht|:geht|klappt|schafft|wann|schon',
    'fertig|abholbereit gleich|selben_tag|tag|stunde|woche|wochen',
    'realistisch|machbar|schaffbar tag|tage|woche|wochen|stunde versiegeln|versiegelung|polieren|aufbereitung|dampfreinigung|paket|reinigen',
    'in|innert|innerhalb|binnen stunde|stunden|halbstunde|minute|minuten versiegeln|dampfen|dämpfen|polieren|dampfreinigung|versiegelung|aufbereiten|innenreinigung =ihr|=sie|=man|möglich !=ich|geöffnet|offen|jemand',
    'reichen|langen|genügen|schaffen noch|bis|zeit|dafür|woche versiegeln|versiegelung|polieren|aufbereitung|dampfreinigung|paket|programm !geld|budget|franken|chf',
    SAME_DAY,
    `warten|abwarten|verweilen ${STEAMED}|polster|innenraum|sitz|sitze :lang|:lange|darauf|drauf|auf|solange|gleich|gerade !trocknen|termin|jetzt`,
    `ganzen_tag|ganzer_tag|halben_tag|halber_tag|dalassen|dalasse|hier_lassen|da_lassen ${STEAMED}`,
  ],
  answer: (asked) => {
    const isWorkMeant = asked.says('fertig|abholbereit|:bereit') && asked.subjects.every(isPlace);
    if (asked.subjects.length > 0 && !isWorkMeant)
      return replyOf([...placesOf(meantBy(asked)), workDuration(meantBy(asked)) ?? []].flat().join(' '));
    const all = workDuration(WORKS.flatMap((id) => subjectOf(id) ?? []));
    const isMeant = (asked.isBare || asked.says(SAME_DAY)) && asked.says(WORK);
    return isMeant || asked.says(READY_BY) ? replyOf(all) : undefined;
  },
};

/** «… beides zusammen?» «Und wie lange geht das?»: of both that were added up. */
function meantBy({ subjects, before, carried }: Asked): readonly Subject[] {
  return carried.aspect === 'total' && subjects.length === 1 && subjects[0] === before[0] ? before : subjects;
}

/** Where vehicles stay, how long their handing over takes. */
function placesOf(subjects: readonly Subject[]): readonly string[] {
  return subjects.some(isPlace) ? [`${ofHandover} Wie lange das Fahrzeug bleibt, vereinbaren wir mit Ihnen.`] : [];
}

/** How long works take, as far as somebody said; undefined where none is named. */
export function workDuration(subjects: readonly Subject[]): string | undefined {
  const works = worksOf(subjects).map((subject) => ({ subject, written: writtenFor(subject) }));
  const told = works.flatMap(({ subject, written }) => (written ? [`${subject.name} dauert ${written}.`] : []));
  const untold = works.filter(({ written }) => !written).map(({ subject }) => inSentence(subject));
  const texts = untold.length > 0 ? [...told, unknownDuration(untold)] : told;
  return texts.length > 0 ? texts.join(' ') : undefined;
}

/** «Das ganze Programm mit Polieren und Versiegeln» is one work. */
function worksOf(subjects: readonly Subject[]): readonly Subject[] {
  const hasAll = subjects.some(({ id }) => id === 'aufbereitung');
  return subjects.filter(
    (subject) => subject.price && !isPlace(subject) && !(hasAll && subject.id === 'keramikversiegelung-wohnmobile'),
  );
}

function writtenFor({ id, page }: Subject): string | undefined {
  return id === 'aufbereitung' ? writtenDuration(facts, 'fullDetailing') : factOf(page, 'Dauer');
}

function inSentence({ name }: Subject): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** Nobody said how long it takes: that is part of the offer. */
function unknownDuration(names: readonly string[]): string {
  const verb = names.length > 1 ? 'dauern' : 'dauert';
  return `Wie lange ${listed(names)} ${verb}, hängt von Grösse und Zustand ab. Sie erfahren es mit der Offerte.`;
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('de-CH').format(names);
}

/** How long bringing takes, where somebody said. */
const ofHandover = handoverTime
  ? `Für die Übergabe rechnen Sie ${handoverTime} ein.`
  : 'Die Übergabe ist mit Termin; wie viel Zeit sie braucht, sagen wir Ihnen, wenn wir ihn vereinbaren.';

/** How long the handing over takes. */
export const handover: Aspect = {
  id: 'handover',
  isComplete: true,
  about: 'either',
  patterns: [
    'übergabe|fahrzeugübergabe|abgabe|abgeben|abgebe wie_lange|dauern|zeit|einplanen|dauer|frei !wann|ausserhalb',
    'bringen|bringe|hinbringen|vorbeibringen wie_viel_zeit|wie_lange einplanen|einrechnen|einberechnen !wann|versiegelung|dampf|polieren',
    // «Mehr als zehn Minuten habe ich zum Abgeben nicht.»
    'übergabe|fahrzeugübergabe|abgabe|abgeben|abgebe|bringen|vorbeibringen mehr_als|länger_als|nur|höchstens|maximal minute|stunde|viertelstunde|halbstunde !wann|offen|noch',
  ],
  covers: ['duration', 'comeThen', 'hours'],
  answer: () => ({ text: ofHandover }),
};
