import { company } from '@fahrzeugpflege/contracts';
import { ADDRESS, FOUND_HERE } from './address-text.js';
import type { Aspect } from './aspect.js';
import { largeVehicle } from './large-vehicle.js';

const AROUND = 'langenthal|=autobahn|a1';

/** How far it is, and by which exit: that depends on where one starts, but the address helps on. */
const distance: Aspect = {
  id: 'distance',
  isSure: true,
  about: 'either',
  patterns: [
    'wie_weit|wie_viele_kilometer|distanz|fahrzeit|:entfernung|weit_entfernt|kilometer_entfernt|km_entfernt =ihr|=sie|=euch|=ihnen|=eu|roggwil|dort|garage|betrieb|halle|autobahn|bahnhof !reicht|bringt|abholen|holen',
    'wie_lange|lange fahren|fahre|fahrt|fährt roggwil|=euch|=ihnen !mit|versiegelung|keramik|nicht',
    'wie_lange fahre|fahren|fährt|fahrt|unterwegs von|ab|aus|bis zürich|basel|bern|luzern|solothurn|olten|aarau|genf|thun|chur|zug|winterthur|gallen|freiburg|lausanne|zofingen|burgdorf|biel|schaffhausen|tessin|bodensee|wallis',
    'in_der_nähe|nah|nahe|nähe|weit von|bei =sie|=ihr|=seid|=das|=es|roggwil !wohnen !wohne !restaurant !hotel !campingplatz !essen',
    'autobahnausfahrt|autobahnanschluss',
    'richtung|links|rechts =autobahn|ausfahrt|a1|kreisel !spur',
    ':ausfahrt autobahn|nehmen|a1|welche|erste|zweite|richtige !winter !autohotel !anmelden !spontan',
  ],
  covers: ['address', 'onSite', 'access', 'overview', 'duration', 'offered', 'contact', 'aboutUs'],
  answer: ({ says }) => {
    // What lies around is told; how far it is, is not.
    if (says(AROUND) && !says('wie_weit|kilometer|km|minute|wie_lange'))
      return { text: `${company.directions.around} ${FOUND_HERE}` };
    return {
      text: `${company.directions.around} Entfernungen und Fahrzeiten weiss ich nicht. ${FOUND_HERE}`,
      isUnknown: true,
    };
  },
};

/** Whether it is near a place that the site names. */
const near: Aspect = {
  id: 'near',
  isSure: true,
  about: 'either',
  patterns: [
    'finden|finde einfach|leicht langenthal|=autobahn|a1 =sie|=ihr|=euch|=eu|=ihnen',
    'langenthal|=autobahn bei|nähe|neben !wohnen !wohne !wohnt !holen !abholen !bringen !restaurant !hotel !essen !übernachten',
    '=autobahn|a1 wie|:wo|welchem_weg|weg kommen|komme|hinkommen|finden|fahren|fahre|hinfahren|gelangen|abfahren !wie_lange|wie_weit|wie_viele',
  ],
  covers: ['distance', 'address', 'onSite', 'access', 'overview', 'offered', 'contact', 'aboutUs'],
  answer: () => ({ text: `${company.directions.around} Sie finden uns hier: ${ADDRESS}.` }),
};

/** Whether there is another place: the site names one. */
const branches: Aspect = {
  id: 'branches',
  isSure: true,
  about: 'either',
  patterns: [
    '=filiale|=filialen|=zweigstelle|=niederlassung|=aussenstelle|=ableger|=zweitbetrieb|zweiter_standort|zweiten_standort',
    '=andere|=weitere|=auch|=noch =standort|=standorte',
    '=haben|=habt|=gibt|=unterhalten =standort|=standorte =in|=im|=bei|nähe',
    ':näheres|näher_bei|näher_an|meiner_nähe|unserer_nähe|meiner_gegend =gibt|=haben|=habt|=sie|=ihr|=etwas',
    '=auch|=nur =in|=zu =ihr|=sie|=gibt|=haben|=es =standort|=betrieb|=geschäft|=werkstatt !=arbeiten',
  ],
  covers: ['address', 'overview', 'vehicles', 'offered', 'contact', 'distance'],
  answer: () => ({
    text: `Auf dieser Website steht ein einziger Standort: ${ADDRESS}. Ob es einen weiteren gibt, weiss ich nicht.`,
    isUnknown: true,
  }),
};

const address: Aspect = {
  id: 'address',
  isComplete: true,
  about: 'either',
  patterns: [
    'lageplan|situationsplan|firmensitz|adresse|anschrift|=standort|anfahrt|anreise|wegbeschreibung|navi|=ort|ortschaft|postleitzahl|plz|=lage|=karte|route|gps|google_maps|maps',
    '=strasse !auf_die|auf_der|auf_den|an_der|über_die|von_der|stehen|steht|stellen|parkieren|weg',
    'hausnummer !=für|grob|preis|kosten',
    'wo|roggwil|woanders|anderswo autohotel|einlagerung|halle|lager|eingang :ist|liegt|liegen|befindet|befinden|:sind|steht !=mein|=meine|=lange|günstiger|besser|unterschied|vorteil|nachteil',
    ':wo :genau !=mein|=meine|=meinen|=unser|=unsere !helfen|hilft|nützen|nützt|wirken|wirkt|reinigen|anwenden|dampf|versiegeln|polieren|unterschied|haken|problem',
    'wo|wohin bringen|hinbringen|herbringen|abgeben|kommen|hin !helfen|hilft|nützen|nützt|wirken|wirkt|reinigen|anwenden|dampf|versiegeln|polieren|unterschied|haken|problem',
    'eingang|haupteingang|hauseingang|klingel|klingeln|läuten wo|wohin|finden|finde|welche|welcher !=auto !wohnmobil',
    'google|google_maps|maps wo|finden|finde|gefunden|anzeigen',
    'in_welchem|in_welcher|welches|welcher|welchem roggwil|=dorf|=ort|=stadt|=gemeinde|=kanton|=region|=gegend|ortschaft',
    'adresse|standort schicken|senden|geben|sagen|nennen|mitteilen|durchgeben =mir|=uns|=bitte !=meine|=deine|mail',
    'wo|wohin|woher =sie|=ihr|=euch|=ihnen|=eu|=man|finden|befinden|liegen|sind|=seid|betrieb|garage|firma|geschäft|zuhause|werkstatt|halle !wohin_damit|wohin_mit !steht_mein|stehen_meine|ist_mein|steht_unser|ist_unser|steht_das !unterschied|vorteil|nachteil|haken|problem|grenze|fehler|sinn !günstiger|billiger|teurer|günstigsten|billigsten',
    'wie|wo kommen|finden|hinkommen|gelangen zu|hin|euch|ihnen|hinfinden|dort|dorthin !teuer !kommt_mich !kommt_uns',
    '=nummer halle|gebäude|hauseingang|haus|=tor',
    'kanton|gemeinde|dorf welche|was|wo|in',
    'gegend welche|was|wo',
    'kanton =roggwil|=ihr|=sie =im|=ist|=sind|=seid !strassenverkehrsamt !steuer !schilder',
    'roggwil :seid|:sind =ihr|=sie !kaufen|verkaufen|machen|haben|habt',
    '=roggwil =be|=bern|=tg|=thurgau =oder|=und|=nicht',
    'thurgau|tg|bern|arbon|langenthal|oberaargau roggwil|=ihr|=sie|=seid|liegen|liegt !holen !abholen !bringen !bezahlt|zahlen|kosten|teuer|teurer|billiger|günstiger|arbeite',
    'wohin fahren|muss|bringen|kommen|hinfahren',
  ],
  covers: ['overview', 'aboutUs', 'serviceList'],
  answer: () => ({ text: FOUND_HERE }),
};

/** Where the business is; what the site does not say first. */
export const whereAspects: readonly Aspect[] = [largeVehicle, near, distance, branches, address];
