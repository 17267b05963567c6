import type { Topic } from './topic.js';

/** Having a vehicle here: what is asked, kept and recorded, how one gets at it, who pays for damage. */
export const placeTopics: readonly Topic[] = [
  {
    id: 'measuring',
    patterns: [
      'antenne|satschüssel|satellitenantenne|satantenne|sat-schüssel|satellitenschüssel|schüssel|klimagerät|klimaanlage|dachklima|solarmodul|solarmodule|solarpanel|solarpanels|dachbox|dachluke|dachaufbau zählen|zählt|höhe|messen|mitmessen|mitzählen',
    ],
    look: 'höhe zählen klimagerät antenne und solarmodule mit',
  },
  {
    id: 'announcing',
    patterns: [
      'früh|vorher|tage|lange_vorher melden|anmelden|abholen|bescheid frühling|saison|holen|abholen|einlagerung',
    ],
    look: 'abholen melden tage reise reifendruck batterie kontrollieren',
  },
  {
    id: 'askInTime',
    patterns: [
      'bis_wann|wann|früh|spätestens|rechtzeitig anfragen|melden|anmelden|reservieren|buchen|sichern herbst|winter|winterplatz|einlagerung|einlagern|lagerplatz|stellplatz|überwintern|überwinterung|einstellplatz =ich|=man|=wir|=sich !frühling|abholen|holen|heraus',
    ],
    look: 'rechtzeitig anfragen im herbst wollen viele gleichzeitig unter dach',
  },
  {
    id: 'thingsInside',
    patterns: [
      'skischuhe|ski|skier|skisachen|sachen|campingstühle|stühle|geschirr|kleider|werkzeug|gepäck|schlafsack|grill|liegestühle herausholen|herausnehmen|rausholen|holen|brauchen|brauche|kommen|komme|nehmen|abholen|dran|zugang winter|januar|februar|dezember|november|wohnmobil|wohnwagen|camper|eingelagert|zwischendurch|dazwischen|während !reinigung !dampf !meine_sache|eure_sache|wäsche|waschen',
      ':ans|:ins|:zum|:an|:im|rein|hinein wohnmobil|wohnwagen|camper|mobil|büssli|eingelagert januar|februar|dezember|november|märz|winter|eingelagert|zwischendurch|dazwischen|zwischenzeitlich =ich|=wir|=man darf|kann|können|möchte|will|muss|gehen|geht !bringen|abgeben|hinstellen|einstellen|einlagern|abholen|wäsche|waschen',
      'kommen|komme|gelangen|heran|zugang winter|während eingelagert|sachen|wohnmobil|wohnwagen|camper',
    ],
    look: 'komme ich während des winters an mein wohnmobil voranmeldung stühle geschirr termin',
  },
  {
    id: 'springCollecting',
    patterns: [
      // «Ab wann kann ich es im Frühling wieder holen?»; who asks whether we fetch it, asks for another service.
      'wann|frühestens|wie_früh frühling|frühjahr|saisonbeginn|saisonstart|saison holen|abholen|herausholen|zurück|wieder|losfahren =ich|=wir|=man !versiegeln|versiegelung|keramik|verkaufen|verkauf|bringen',
    ],
    look: 'melden sie sich einige tage vor der ersten reise reifendruck batterie kontrollieren',
  },
  {
    id: 'announceDrive',
    patterns: [
      'vorher|voraus|vorgängig|jedesmal|jedes_mal|jeweils|immer anrufen|anmelden|melden|ankündigen|bescheid auto|wagen|autohotel|hotel|cabrio|oldtimer !winter|frühling|abgeben|bringen|wohnmobil',
      'zu_meinem|zu_mein|an_meinen|an_mein|an_meine|an_mis|zum auto|wagen|fahrzeug|porsche|ferrari|oldtimer|cabrio|klassiker komme|kommen|komm|gelange|heran !wohnmobil|camper|wohnwagen|winter|sonntag|termin',
      'spontan|kurzfristig|spritztour|ausfahren|ausfahrt|runde fahren|holen|auto|cabrio|wagen|drehen|machen !sonntag|erste|ersten|gesalzen|autobahn|autobahnausfahrt',
      'im_voraus|lange_vorher|zum_voraus|wie_früh auto|wagen|fahrzeug|cabrio|oldtimer|porsche|ferrari sagen|melden|bescheid|brauche|brauchen|fahren|abholen|holen !bringen|abgeben|wohnmobil|verkaufen|kaufen|termin|dampf|reinigung|versiegelung',
      'voraus|vorher|früh|tage auto|wagen|fahrzeug|ausfahrt bestellen|abrufen|bereitstellen|anmelden autohotel|ausfahrt',
    ],
    look: 'ausfahrt anmelden rufen sie vor der fahrt an wir stellen das auto zur vereinbarten zeit bereit',
  },
  {
    id: 'sundayPickUp',
    patterns: [
      'sonntag|sonntags auto|autohotel|wagen|cabrio|oldtimer|fahrzeug holen|herausnehmen|abholen|herausholen|ausfahrt|ausfahren|rausnehmen|bekommen|heraus',
    ],
    look: 'kann ich mein auto auch am sonntag holen andere zeit möglich anmeldung',
  },
  {
    id: 'lowCar',
    patterns: [
      'tiefergelegt|bodenfreiheit|tiefer_gelegt|tieferlegung|ölverlust|batterietrennschalter|sportfahrwerk',
      'tiefergelegt|tiefer_gelegt|tieferlegung|sportfahrwerk angeben|sagen|wissen|melden|beachten|einstellen|rampe',
      'angeben|sagen|wissen|melden|beachten klassiker|oldtimer|sportwagen|youngtimer was|muss|soll !kaufen !verkaufen !unterschreiben|preis|wert',
    ],
    look: 'was soll ich bei einem klassiker oder sportwagen angeben bodenfreiheit ölverlust',
  },
  {
    id: 'whichPlace',
    patterns: [
      'oft|jede|jedes|alle|regelmässig|ab_und_zu|zwischendurch|ständig|häufig|wöchentlich fahren|brauchen|brauche|benutzen|holen|unterwegs|ausfahren platz|autohotel|einlagerung|einlagern|stellplatz besser|passen|passt|richtig|empfehlen|was|welche|welcher|welches|oder|nehmen !einlagerung_kostet',
    ],
    look: 'was unterscheidet das autohotel von der einlagerung nutzung zwischendurch fahren lange pause',
  },
  {
    id: 'placeDetails',
    patterns: [
      'angaben|masse|daten|eckdaten|informationen|details welche|was|brauchen|benötigen|wissen passen|passt|platz|stellplatz|unter_dach|unterkommen|einlagern|einlagerung|reservieren',
    ],
    look: 'masse melden messen sie länge breite mit spiegeln höhe welcher platz passt',
  },
  {
    id: 'washedBefore',
    patterns: [
      'müssen|sollen gewaschen|sauber einlagerung|einlagern|einstellen !dampf !innen',
      'waschen|wäsche|reinigen|putzen =ihr|=sie|:kommt|:wird|:geht einlagern|einlagerung|einstellen|abstellen|winter|winterschlaf vor|vorher|bevor|noch !dampf !innen',
    ],
    look: 'auf wunsch waschen und trocknen wir vor dem abstellen salz insektenreste',
  },
];
