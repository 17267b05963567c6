import type { Topic } from './topic.js';

const LONG_STAND = 'stehen|abstellen|einlagern|einlagerung|winter|pause|lange|einstellen|standzeit|überwintern';

/** What is to be seen to when a vehicle stands for long. */
export const standTopics: readonly Topic[] = [
  {
    id: 'tyres',
    patterns: [
      `reifen|pneu|standplatte|standplatten|reifendruck|luftdruck ${LONG_STAND}|druck|luft|erhöhen|platt|bekommen !kontrollieren|kontrolliert|prüfen|prüft|schauen|schaut`,
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
      'wasser|wassertank|frischwasser|wasserleitung|leitungen tank|heraus|raus|klimatisiert|geheizt|beheizt|warm|einfrieren|gefrieren|frost einlagerung|einlagern|winter|überwintern|eingestellt !dampf|perlen|versiegelung|waschen',
    ],
    look: 'muss ich das wasser ablassen wenn der raum klimatisiert ist',
  },
  { id: 'gas', patterns: ['gas|gasflasche|gasflaschen|propan|butan'], look: 'was mache ich mit den gasflaschen' },
  {
    id: 'emptying',
    patterns: [
      'kühlschrank|toilette|esswaren|lebensmittel|vorräte|büchsen|konserven|konservendosen|getränke|mineralwasser|essen leeren|offen|leer|drin|lassen|winter|ausräumen|bleiben',
      'herausnehmen|rausnehmen|ausräumen|ausgeräumt was|alles|muss|soll winter|einlagerung|einlagern|einstellen|überwintern wohnmobil|wohnwagen|camper|vor|bevor !autohotel',
      'alles|was leeren|ausräumen|ausschalten|abgestellt|ablassen|abstellen einstellen|einlagern|winter|bevor|einlagerung|muss',
    ],
    of: ['einlagerung', 'autohotel'],
    look: 'frischwasser abwasser toilette entleeren boiler kühlschrank offen gas zudrehen',
  },
  {
    id: 'plates',
    patterns: [
      'kontrollschild|kontrollschilder|nummernschild|nummernschilder|autonummer|schilder|schild hinterlegen|abgeben|deponieren|lösen|einlösen|tun|was !verkauf|verkaufen|verkauft',
      'nummer|nummern|autonummern abgeben|hinterlegen|deponieren|hergeben winter|während|einlagern|einlagerung|eingestellt|pause|bei_euch|bei_ihnen',
      'steuer|steuern|prämie sparen|spare|einsparen|sinken|zurück',
      ':angemeldet|:abgemeldet|:eingelöst|abmelden auto|wagen|fahrzeug|wohnmobil|camper|wohnwagen bleiben|bleibt|muss|kann|darf|steuer|lassen !termin|vorher|telefonisch',
      ':ab nummern|nummer|schilder :gebe|:geben|:gib',
    ],
    look: 'kann ich die kontrollschilder hinterlegen',
  },
  { id: 'mice', patterns: ['maus|mäuse|nager|ungeziefer'], look: 'krümel locken mäuse an' },
  {
    id: 'cover',
    patterns: [
      'blache|plane|abdeckplane|schutzhülle|zudecken|abdeckung draussen|freien|auto|übers|wohnmobil|dicht|gut|winter|rost|helfen|nützen|gegen|camper',
    ],
    look: 'dichte blache im freien kondenswasser scheuert lack matt',
  },
  {
    id: 'lithium',
    patterns: [
      'lithium|lithiumbatterie|lithiumakku|lifepo',
      'lithium|lifepo batterie|akku|aufbaubatterie|laden|ladegerät|winter',
      'agm|bleibatterie laden|ladegerät|pflegen|programm',
    ],
    look: 'lithium braucht ein gerät mit lithiumprogramm frost nicht geladen',
  },
  {
    id: 'electricCar',
    patterns: [
      'hochvolt|hochvoltbatterie|antriebsbatterie|elektroauto|elektroautos|tesla|elektrisch|:stromer batterie|stand|stehen|laden|voll|akku|geladen',
    ],
    look: 'hochvolt antriebsbatterien stehen am besten halb voll',
  },
  {
    id: 'includedThere',
    isAboutMoney: true,
    patterns: [
      'batteriepflege|batterie|erhaltungsladung|batterieladen|winterreifen|reifen|ladegerät im_preis|inbegriffen|inklusive|eingeschlossen|enthalten|gratis|dabei',
    ],
    look: 'betrag richtet sich nach der grösse welche leistungen darin enthalten sind offerte pflegearbeiten einzeln',
  },
  {
    id: 'firstDrive',
    patterns: [
      'ersten_ausfahrt|erste_ausfahrt|ersten_fahrt|erste_fahrt|losfahren frühling|beachten|tag|nach|achten|pause|schauen|aufpassen|wichtig|wissen !behandlung|versiegelung|keramik|reinigung|dampf|dämpfen',
    ],
    look: 'tag der ersten ausfahrt langsam beginnen reifendruck bremsen',
  },
];
