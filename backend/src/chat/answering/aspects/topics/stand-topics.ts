import type { Topic } from './topic.js';

const LONG_STAND = 'stehen|abstellen|einlagern|einlagerung|winter|pause|lange|einstellen|standzeit|überwintern';

/** What is to be seen to when a vehicle stands for long. */
export const standTopics: readonly Topic[] = [
  {
    id: 'tyres',
    patterns: [
      `reifen|pneu|standplatte|standplatten|reifendruck|luftdruck ${LONG_STAND}|druck|luft|erhöhen|platt|bekommen`,
    ],
    look: 'bekommen die reifen standplatten druck erhöhen',
  },
  {
    id: 'handbrake',
    patterns: ['handbremse|feststellbremse|parkstellung|keile'],
    look: 'handbremse bleibt bei langer standzeit offen',
  },
  {
    id: 'fuel',
    patterns: [
      `tank|volltanken|vollgetankt|tanken|benzin|treibstoff|benzintank ${LONG_STAND}|voll|leer|vorher|abgeben|bevor|soll !wasser`,
    ],
    look: 'tank füllt man vor dem abstellen kondenswasser handbremse',
  },
  {
    id: 'water',
    patterns: [
      'wasser|wassertank|frischwasser|abwasser|boiler ablassen|leeren|entleeren|leer|drin|lassen|drinlassen !dampf',
    ],
    look: 'muss ich das wasser ablassen wenn der raum klimatisiert ist',
  },
  { id: 'gas', patterns: ['gas|gasflasche|gasflaschen|propan|butan'], look: 'was mache ich mit den gasflaschen' },
  {
    id: 'emptying',
    patterns: [
      'kühlschrank|toilette|esswaren|lebensmittel|vorräte leeren|offen|leer|drin|lassen|winter|ausräumen|bleiben',
      'alles|was leeren|ausräumen|ausschalten|abgestellt|ablassen|abstellen einstellen|einlagern|winter|bevor|einlagerung|muss',
    ],
    look: 'frischwasser abwasser toilette entleeren boiler kühlschrank offen gas zudrehen',
  },
  {
    id: 'plates',
    patterns: [
      'kontrollschild|kontrollschilder|nummernschild|nummernschilder|autonummer|schilder|schild hinterlegen|abgeben|deponieren|lösen|einlösen|tun|was',
    ],
    look: 'kann ich die kontrollschilder hinterlegen',
  },
  { id: 'mice', patterns: ['maus|mäuse|nager|ungeziefer'], look: 'krümel locken mäuse an' },
  {
    id: 'cover',
    patterns: [
      'blache|plane|abdeckplane|schutzhülle|zudecken|abdeckung draussen|freien|auto|übers|wohnmobil|dicht|gut|winter',
    ],
    look: 'dichte blache im freien kondenswasser scheuert lack matt',
  },
  {
    id: 'lithium',
    patterns: ['lithium|lithiumbatterie|lithiumakku|lifepo', 'agm|bleibatterie laden|ladegerät|pflegen|programm'],
    look: 'lithium braucht ein gerät mit lithiumprogramm frost nicht geladen',
  },
  {
    id: 'electricCar',
    patterns: [
      'hochvolt|hochvoltbatterie|antriebsbatterie|elektroauto|elektroautos batterie|stand|stehen|laden|voll|akku|geladen',
    ],
    look: 'hochvolt antriebsbatterien stehen am besten halb voll',
  },
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
    id: 'firstDrive',
    patterns: [
      'ersten_ausfahrt|erste_ausfahrt|ersten_fahrt|erste_fahrt|losfahren frühling|beachten|tag|nach|achten|pause',
    ],
    look: 'tag der ersten ausfahrt langsam beginnen reifendruck bremsen',
  },
  {
    id: 'insurance',
    patterns: [
      'versichert|versicherung|kasko|kaskoversicherung =mein|auto|fahrzeug|autohotel|einlagerung|behalten|bei_ihnen|bei_euch|brauchen|brauche !kontrollschild|abschliessen|verkaufen',
    ],
    look: 'ist mein auto während der zeit bei ihnen versichert',
  },
];
