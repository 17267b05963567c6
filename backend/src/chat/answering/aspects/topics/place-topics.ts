import type { Topic } from './topic.js';

/** Having a vehicle here: what is asked, kept and recorded, how one gets at it, who pays for damage. */
export const placeTopics: readonly Topic[] = [
  {
    id: 'measuring',
    patterns: [
      'antenne|sat-schüssel|satellitenschüssel|schüssel|klimagerät|solarmodul|solarmodule|dachaufbau zählen|zählt|höhe|messen|mitmessen|mitzählen',
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
    id: 'conditionRecord',
    patterns: [
      'zustand|schäden|kratzer|delle|übergabe|abgeben protokoll|protokollieren|festhalten|aufschreiben|fotografieren|fotos|notieren|dokumentieren !inserat|verkaufen',
    ],
    look: 'schlüssel abgeben wir notieren kilometerstand und sichtbare schäden exemplar',
  },
  {
    id: 'valuables',
    patterns: ['wertsachen|wertgegenstände|portemonnaie drin|lassen|auto|bleiben|mitnehmen|herausnehmen|liegen|dort'],
    look: 'schlüssel abgeben schäden wertsachen nehmen sie bitte mit',
  },
  {
    id: 'damageAndLoss',
    isAboutMoney: true,
    patterns: [
      'brennen|brennt|brand|feuer|überschwemmung|einbruch|einbrechen|einbricht|eingebrochen|gestohlen|diebstahl|hagel|schaden wer|haften|haftet|haftung|zahlt|zahlen|bezahlt|bezahlen|passieren|passiert|geschieht|versichert|gedeckt|ersetzt !versiegelung !keramik !dampf !transport',
    ],
    look: 'ist mein auto während der zeit bei ihnen versichert kaskoversicherung behalten gedeckt',
  },
  {
    id: 'thingsInside',
    patterns: [
      'skischuhe|ski|skier|skisachen|sachen|campingstühle|stühle|geschirr|kleider|werkzeug|gepäck|schlafsack|grill|liegestühle herausholen|herausnehmen|rausholen|holen|brauchen|brauche|kommen|komme|nehmen|abholen|dran|zugang winter|januar|februar|dezember|november|wohnmobil|wohnwagen|camper|eingelagert|zwischendurch|dazwischen|während !reinigung !dampf',
      'kommen|komme|gelangen|heran|zugang winter|während eingelagert|sachen|wohnmobil|wohnwagen|camper',
    ],
    look: 'komme ich während des winters an mein wohnmobil voranmeldung stühle geschirr termin',
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
      'angeben|sagen|wissen|melden|beachten klassiker|oldtimer|sportwagen|youngtimer was|muss|soll !kaufen !verkaufen',
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
      'waschen|wäsche|reinigen|putzen =ihr|=sie einlagern|einlagerung|einstellen|abstellen|winter|winterschlaf vor|vorher|bevor|noch !dampf !innen',
    ],
    look: 'auf wunsch waschen und trocknen wir vor dem abstellen salz insektenreste',
  },
  {
    id: 'insurance',
    patterns: [
      'versichert|versicherung|kasko|kaskoversicherung =mein|auto|fahrzeug|autohotel|einlagerung|behalten|bei_ihnen|bei_euch|brauchen|brauche !kontrollschild|abschliessen|verkaufen',
    ],
    look: 'ist mein auto während der zeit bei ihnen versichert',
  },
];
