import { firstSentences } from '../../knowledge/excerpt.js';
import { listedServices } from '../../knowledge/facts.js';
import type { Subject } from '../subjects/subject.js';
import { isSealing, isSteam } from '../subjects/subject-kinds.js';
import { subjectOf } from '../subjects/subjects.js';
import { type Asked, type Aspect, QUANTITY, type Reply, replyOf } from './aspect.js';

const PLACES = ['autohotel', 'einlagerung'] as const;
/** Somebody gets at, or into, what is theirs. */
const TO_OWN = ['mein', 'meinen', 'unser', 'unseren', 'das', 'den']
  .flatMap((whose) => [`an_:${whose}`, `in_:${whose}`, `zu_:${whose}em`])
  .concat(':ans', ':ins')
  .join('|');

/** Whether the vehicles are watched. */
export const security: Aspect = {
  id: 'security',
  isComplete: true,
  about: 'either',
  patterns: [
    'überwachung|überwachen|überwacht|bewachen|bewacht|sicherheit|diebstahl|stehlen|gestohlen|klauen|geklaut|einbruch|alarmanlage|kamera|kameras|videoüberwachung|bewachung|wachdienst|einbrechen|vandalismus !gurt|gurte',
    ':sicher|:sichere|:sicheres|:sicherer fahrzeug|auto|wohnmobil|stehen|dort|euch|ihnen|platz|autohotel|einlagerung|aufgehoben|es',
    'aufpassen|schauen|schaut|passt nacht|nachts|jemand',
    // «Mir ist wichtig, dass niemand an mein Auto herankommt»
    'niemand|keiner|fremde|unbefugte drankommt|rankommt|herankommt|hineinkommt|zugang|anfasst|berührt auto|wagen|fahrzeug|wohnmobil|oldtimer',
    ':gesichert|:sichert =halle|platz|autohotel|einlagerung|lager',
    'gut|sicher aufgehoben|untergebracht =ihr|=sie|=euch|=ihnen|dort !verkaufen|verkauf',
    'wer aufpassen|schauen|schaut|passt auto|wagen|fahrzeug|wohnmobil|dort|darauf',
  ],
  covers: ['offered', 'access'],
  answer: (asked) => (asked.says(QUANTITY) ? { text: '', isUnknown: true } : placeReply(asked)),
};

const WORK_ON_IT =
  ':warten|wartung|reparieren|reparatur|service|auffüllen|nachfüllen|desinfizieren|kontrollieren|prüfen|einbauen|ersetzen|defekt|kaputt|machen_lassen';

/** Whether it is warm and dry where the vehicles stand. */
export const climate: Aspect = {
  id: 'climate',
  isComplete: true,
  about: 'either',
  patterns: [
    'klimatisiert|klimatisieren|klima|klimaanlage|temperatur|heizen|geheizt|beheizt|heizung|frost|frostfrei|temperiert|luftfeuchtigkeit|kälte|gefrieren|frieren|wärme !meine_klimaanlage|meiner_klimaanlage|unsere_klimaanlage|unserer_klimaanlage|deine_klimaanlage !wärmebild|wärmebilder',
    '=halle|=hallen platz|=stehen|=auto|wohnmobil|winter|=fahrzeug !dampf !lange !wer|=wo|fahren|fährt|woanders',
    '=trocken|=warm|=drinnen|hallenplatz|überdacht|=dach|=kalt platz|=stehen|fahrzeug|=auto|wohnmobil|halle|winter|unter !dampf !lange',
    'angst|sorge|sorgen|bedenken|schiss feucht|feuchte|feuchtigkeit|nässe|stockflecken|rosten|rost !schimmel|dampf|polster',
    'gekühlt|kühlen|kühl|sommerhitze|hitze =halle|platz|=stehen|sommer|raum|einlagerung|autohotel !dampf',
    '=draussen|=freien|=drinnen|=innen|kies|kiesplatz|schotter|wiese|feld =stehen|steht|platz|abgestellt|parkiert',
  ],
  covers: ['security', 'offered'],
  answer: (asked) => {
    // «Und die Temperatur?» of the steam asks for no place either.
    if (asked.subjects.length > 0 && asked.subjects.every(isSteam)) return undefined;
    // «Auch wenn es draussen steht?» of a sealing asks for no place.
    const isOfSealing = asked.subjects.length > 0 && asked.subjects.every(isSealing);
    if (isOfSealing || (asked.subjects.some(isSealing) && asked.says('draussen|freien|dach'))) return undefined;
    // «Sitze mit Sitzheizung dämpfen» asks for none either.
    if (asked.says('arbeiten|reinigen|dampf|dampfen|dämpfen|dampfreinigung|keramik|versiegelung|versiegeln'))
      return undefined;
    // «Können Sie die Klimaanlage warten?» is asked of the vehicle's own.
    if (asked.says('klimaanlage|heizung') && asked.says(WORK_ON_IT)) return undefined;
    return asked.says(QUANTITY) ? { text: '', isUnknown: true } : placeReply(asked);
  },
};

const DRIVE = 'fahren|brauchen|brauche|benutzen|benützen|nutzen|bewegen|ausfahren|herausnehmen|unterwegs';
const OFTEN =
  'mal|einmal|zweimal|dreimal|viermal|ab_und_zu|zwischendurch|wochenende|wochenenden|selten|gelegentlich|regelmässig|oft|häufig|hie_und_da|manchmal|jede|jeden|jedes|alle';

/** «Ich fahre ihn vielleicht zweimal im Monat»: how often somebody drives says which place is right. */
export const usage: Aspect = {
  id: 'usage',
  isSure: true,
  isText: true,
  about: 'subject',
  patterns: [
    `besser|richtig|sinnvoll|passend ${DRIVE} nicht|nie|kaum|wenig !kosten|preis`,
    // «Wird es auch mal bewegt?» asks what is done here.
    `${DRIVE} ${OFTEN} !kosten|preis|teuer|franken|darf|geöffnet|offen|wann !zusammen !total !insgesamt !:wird`,
  ],
  covers: [
    'comparison',
    'difference',
    'periodCost',
    'againstCommission',
    'hours',
    'doneBy',
    'access',
    'offered',
    'announceDrive',
    'total',
  ],
  answer: (asked) =>
    asked.subjects.length > 0 && asked.subjects.every(isPlace)
      ? replyOf(asked.look('was unterscheidet das autohotel von der einlagerung', 'everywhere'))
      : undefined,
};

/** How one gets at one's vehicle in between. */
export const access: Aspect = {
  id: 'access',
  isText: true,
  about: 'either',
  patterns: [
    'zugang|zugriff|zutritt|zugänglich|voranmeldung',
    '24_stunden|24_stund|rund_um_die_uhr|tag_und_nacht|24_h|mitternacht|nachts holen|herausholen|hinausholen|hinaus|raus|hineinholen|abholen|herausnehmen|hinkommen|her|hin !überwacht|überwachung|bewacht',
    'jederzeit|spontan|zwischendurch|kurzfristig|immer|einfach_so holen|abholen|herausnehmen|benutzen|fahren|losfahren|wegfahren|herausfahren|ausfahren|heran|ran|dazu|hinein|rein|raus|nehmen|kommen|hinkommen',
    'herausholen|rausholen|rausnehmen|herausnehmen|ausfahren|ausfahrt !autobahn|autobahnausfahrt|welche_ausfahrt|welcher_ausfahrt|erste_ausfahrt|a1',
    'zwischendurch|dazwischen etwas|sachen|was holen|herausholen|herausnehmen|nehmen',
    ':ans|an_mein|an_meinen|an_das|an_den kommen|komme|gelangen|heran|ran',
    // «Kann ich zwischendurch an mein Wohnmobil?», «Dürfen wir im Januar kurz in den Camper?»
    `${TO_OWN} kann|können|könnte|könnten|darf|dürfen|dürfte|dürften|muss|müsste|möchte|möchten|wollen|will einlagern|eingelagert|eingestellt|zwischendurch|:kurz|winter|schnell|rasch|jederzeit|einmal|mal|spontan|autohotel !verkaufen !versiegeln !reinigen !polieren !machen !kosten !:bringe|:stelle|:gebe|mitbringen|mitnehmen`,
    '=heran|=ran|=dran|=rein|hinein kommen|komme|kann|können|könnt|darf|dürfen|möglich',
    'fahrzeug|auto|wohnmobil|camper|etwas holen|abholen|herausnehmen|heraus|nehmen winter|winterlager|winterplatz|winterquartier|kurzfristig|voranmeldung|anmelden|autohotel|einlagerung|eingelagert|eingestellt',
    'termin|anmeldung|anmelden|voranmelden|:melden|bescheid holen|abholen|herausholen|herausnehmen winterlager|winterplatz|winterquartier|einlagerung|autohotel|eingelagert|eingestellt|halle|hallenplatz|lager',
  ],
  covers: ['pickup', 'process', 'offered', 'bring', 'address', 'openOnly'],
  answer(asked) {
    if (asked.subjects.length > 0 && !asked.subjects.some(isPlace)) return undefined;
    // Who just comes by has nothing here yet.
    if (asked.subjects.length === 0 && asked.says(':vorbeikommen|:vorbeischauen|:vorbei|:hinfahren')) return undefined;
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
  return replyOf(listedServices.find(({ id }) => id === first.id)?.description);
}
