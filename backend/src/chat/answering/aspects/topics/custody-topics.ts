import { BEST_TIME } from '../best-time.js';
import type { Topic } from './topic.js';

/** A vehicle in our hands: how it is watched, what is recorded of it, who pays for damage. */
export const custodyTopics: readonly Topic[] = [
  {
    id: 'storageSeason',
    of: ['einlagerung'],
    isOnlyOf: true,
    patterns: [BEST_TIME],
    look: 'im herbst wollen viele gleichzeitig unter dach rechtzeitig anfragen länge höhe wunschdatum',
  },
  {
    id: 'nightWatch',
    patterns: [
      'nacht|nachts jemand|wächter|leute|personal|mensch =da|vor_ort|=dort|anwesend|=hier|=es',
      'wer|jemand merken|merkt|bemerken|bemerkt nacht|nachts|halle',
    ],
    look: 'die sicherheitsüberwachung läuft ohne pause auch an sonntagen',
  },
  {
    id: 'conditionRecord',
    patterns: [
      'übergabe|abgabe|annahme kontrollieren|kontrolliert|prüfen|geprüft|angeschaut was|alles|wird !wie_lange|kaufen|verkaufen|verkauf',
      'bestandesaufnahme|bestandsaufnahme|zustandsprotokoll|übergabeprotokoll|abgabeprotokoll|zustandsbericht',
      'zustand|schäden|kratzer|delle|übergabe|abgeben protokoll|protokollieren|festhalten|aufschreiben|fotografieren|fotos|notieren|dokumentieren !inserat|verkaufen',
    ],
    look: 'schlüssel abgeben wir notieren kilometerstand und sichtbare schäden exemplar',
  },
  {
    id: 'valuables',
    patterns: [
      'persönliche|persönliches|privatsachen|sachen =im|=drin|auto|wagen lassen|bleiben|liegen !winter|eingelagert|holen|brauchen|reinigung|dampf',
      'wertsachen|wertgegenstände|portemonnaie drin|lassen|auto|bleiben|mitnehmen|herausnehmen|liegen|dort',
    ],
    look: 'schlüssel abgeben schäden wertsachen nehmen sie bitte mit',
  },
  {
    id: 'damageAndLoss',
    isAboutMoney: true,
    patterns: [
      'brennen|brennt|brand|feuer|überschwemmung|einbruch|einbrechen|einbricht|eingebrochen|gestohlen|diebstahl|hagel|schaden wer|haften|haftet|haftung|zahlt|zahlen|bezahlt|bezahlen|passieren|passiert|geschieht|versichert|gedeckt|ersetzt !:garantie !versiegelung !keramik !dampf !transport',
      'haften|haftet|haftung|haftbar|aufkommen|aufkommt|geradestehen wer|=ihr|=sie|wenn|falls|schaden|auto|wagen|fahrzeug|wohnmobil !versiegelung !keramik !dampf !transport !inserat !kleben',
      'wer|was passiert|zahlt|bezahlt|ersetzt etwas|kaputt|beschädigt|zerkratzt|schaden|delle =euch|=ihnen|dort|während wenn|falls !versiegelung !keramik !dampf !transport',
      'kratzer|delle|schramme|beule|schaden :reinmacht|:macht|:machen|:verursacht|verursachen|reinfahrt|=zufügt =ihr|=sie wenn|falls|wer|zahlt',
    ],
    look: 'ist mein auto während der zeit bei ihnen versichert kaskoversicherung behalten gedeckt',
  },
  {
    id: 'whenLost',
    of: ['autohotel', 'einlagerung'],
    patterns: [
      'wenn|falls brennen|brennt|feuer|überschwemmung|einbruch|einbrechen|einbricht|eingebrochen|gestohlen|klauen|geklaut|beschädigt !kein|verkauf|verkaufen|regen|nicht_fertig',
      // «Was passiert, wenn ich später komme?» asks of no loss.
      'wenn|falls|wer passiert|passieren etwas|dann_passiert|ihm|meinem|darin !wenn_ich|wenn_wir|wenn_sie|wenn_ihr|betriebsferien|kein|verkauf|verkaufen|regen|nicht_fertig',
    ],
    look: 'ist mein auto während der zeit bei ihnen versichert kaskoversicherung behalten gedeckt',
  },
  {
    id: 'insurance',
    patterns: [
      'versichert|versicherung|kasko|kaskoversicherung =mein|auto|fahrzeug|autohotel|einlagerung|behalten|bei_ihnen|bei_euch|brauchen|brauche !kontrollschild|abschliessen|verkaufen',
    ],
    look: 'ist mein auto während der zeit bei ihnen versichert',
  },
];
