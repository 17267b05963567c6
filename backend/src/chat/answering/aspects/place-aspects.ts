import { services } from '@fahrzeugpflege/contracts';
import { firstSentences } from '../../knowledge/excerpt.js';
import type { Subject } from '../subjects/subject.js';
import { subjectOf } from '../subjects/subjects.js';
import { type Asked, type Aspect, QUANTITY, type Reply, replyOf } from './aspect.js';

const PLACES = ['autohotel', 'einlagerung'] as const;

/** Whether the vehicles are watched. */
export const security: Aspect = {
  id: 'security',
  isComplete: true,
  about: 'either',
  patterns: [
    'überwachung|überwachen|überwacht|bewachen|bewacht|sicherheit|diebstahl|stehlen|gestohlen|klauen|geklaut|einbruch|alarmanlage|kamera|kameras|videoüberwachung|bewachung|wachdienst|einbrechen|vandalismus',
    ':sicher|:sichere|:sicheres|:sicherer fahrzeug|auto|wohnmobil|stehen|dort|euch|ihnen|platz|autohotel|einlagerung|aufgehoben|es',
    'aufpassen|schauen|schaut|passt nacht|nachts|jemand',
  ],
  covers: ['offered', 'access'],
  answer: (asked) => (asked.says(QUANTITY) ? { text: '', isUnknown: true } : placeReply(asked)),
};

/** Whether it is warm and dry where the vehicles stand. */
export const climate: Aspect = {
  id: 'climate',
  isComplete: true,
  about: 'either',
  patterns: [
    'klimatisiert|klimatisieren|klima|klimaanlage|temperatur|heizen|geheizt|beheizt|heizung|frost|frostfrei|temperiert|luftfeuchtigkeit|kälte|gefrieren|frieren|wärme',
    '=trocken|=warm|=drinnen|=halle|hallenplatz|überdacht|=dach|=kalt platz|=stehen|fahrzeug|=auto|wohnmobil|halle|winter|unter !dampf !lange',
    '=draussen|=freien|=drinnen|=innen =stehen|steht|platz|abgestellt|parkiert',
  ],
  covers: ['security', 'offered'],
  answer: (asked) => (asked.says(QUANTITY) ? { text: '', isUnknown: true } : placeReply(asked)),
};

/** How one gets at one's vehicle in between. */
export const access: Aspect = {
  id: 'access',
  about: 'either',
  patterns: [
    'zugang|zugriff|zutritt|zugänglich|voranmeldung',
    'jederzeit|spontan|zwischendurch|kurzfristig|immer holen|abholen|herausnehmen|benutzen|fahren|heran|ran|dazu|hinein|rein|raus|nehmen|kommen|hinkommen',
    'herausholen|rausholen|rausnehmen|herausnehmen|ausfahren|ausfahrt',
    ':ans|an_mein|an_meinen|an_das|an_den kommen|komme|gelangen|heran|ran',
    '=heran|=ran|=dran|=rein|hinein kommen|komme|kann|können|könnt|darf|dürfen|möglich',
    'fahrzeug|auto|wohnmobil|camper|etwas holen|abholen|herausnehmen|heraus|nehmen winter|kurzfristig|voranmeldung|anmelden|autohotel|einlagerung|eingelagert|eingestellt',
  ],
  covers: ['pickup', 'process', 'offered', 'bring', 'address'],
  answer(asked) {
    if (asked.subjects.length > 0 && !asked.subjects.some(isPlace)) return undefined;
    const isStorage = asked.subjects.some(({ id }) => id === 'einlagerung');
    return replyOf(
      asked.look(
        isStorage
          ? 'zugang voranmeldung termin während winters wohnmobil'
          : 'ausfahrt anmelden rufen vor fahrt bereit vereinbarten zeit',
      ),
    );
  },
};

function isPlace({ id }: Subject): boolean {
  return PLACES.some((place) => place === id);
}

/** How vehicles stand here, in the words of the places that are asked about, or of both. */
function placeReply({ subjects }: Asked): Reply | undefined {
  const asked = subjects.filter(isPlace);
  const [first] = asked.length > 0 ? asked : [subjectOf('autohotel')];
  if (!first?.page) return undefined;
  if (first.id === 'autohotel') return { text: firstSentences(first.page.lead, 1) };
  return replyOf(services.find(({ id }) => id === first.id)?.description);
}
