import type { Topic } from './topic.js';

const SOLD = 'vermittlung|vermitteln|verkauf|verkaufen|inserat|inserieren|inseriert';

/** Details of selling a vehicle by brokerage. */
export const brokerageTopics: readonly Topic[] = [
  {
    id: 'paperwork',
    patterns: [
      'inserat|fotos|bilder|inserattext|annonce|anzeige wer|schreiben|schreibt|macht|machen|selber|selbst|aufschalten|schalten|verfassen !abgeben|übergabe|zustand|einstellen|=wo|wie_lange|autoscout|portal|plattform',
    ],
    look: 'vermittlung wir verkaufen sie behalten den erlös inserieren besichtigungen führen',
  },
  {
    id: 'advert',
    patterns: [
      'inserat|annonce|anzeige steht|stehen|erwähnen|nennen|mängel|schäden|verschweigen|zugeben|drin|inhalt !mfk|wie_lange|online|wo|wann',
    ],
    look: 'inserat nennt ausstattung zustand und mängel',
  },
  {
    id: 'lowestPrice',
    isAboutMoney: true,
    patterns: [
      'untergrenze|preisuntergrenze|mindestpreis|verkaufspreis|preisgrenze !reinigung|dampf|versiegelung|keramik|einlagerung|autohotel|politur|platz',
      'preis|wert festlegen|festsetzen|:setzt|:setzen|bestimmen|bestimmt|festgelegt|entscheiden|entscheidet|machen|vorgeben|abmachen|zustande wer|wie|selber|selbst|ich|verkaufspreis !kosten',
      '=preis|verkaufspreis bestimmen|bestimmt|festlegen|diktieren|vorgeben|vorschreiben|entscheiden =ihr|=sie|=man|einfach !kosten',
      'unter|tiefer|herunter|günstiger|billiger preis|wert|grenze|limite verkaufen|verkauft|weggeben|hergeben|abgeben|herunterhandeln !kosten|provision',
      'herunterhandeln|runterhandeln|drücken preis|käufer|lassen',
    ],
    look: 'preis festlegen vergleichbare inserate untere grenze käufer',
  },
  {
    id: 'yourYes',
    isAboutMoney: true,
    patterns: [
      '=ohne zustimmung|einverständnis|=ja|erlaubnis|einwilligung|fragen|wissen|gefragt =mich|=mein|=meine|=meiner|=zu verkaufen|verkauft|weggeben|weg|hergeben|abgeben|auto|wagen|wohnmobil|günstiger|fahrzeug',
      'zustimmen|einverstanden|letztes_wort|entscheiden|entscheidet verkauf|verkaufen|käufer|vermittlung|weggeben wer|muss|müssen|habe|ich !heute !tag',
    ],
    look: 'entscheiden zuletzt bis zum vertrag bleibt das fahrzeug ihr eigentum',
  },
  {
    id: 'visitors',
    patterns: [
      'leute|interessenten|interessent|käufer|fremde herumführen|zeigen|empfangen|nach_hause|zu_hause|nachhause|zuhause|daheim|heim|vorbeikommen|besuchen|besichtigen|kommen|anschauen',
    ],
    look: 'besichtigung ohne sie wir zeigen das fahrzeug und beantworten fragen nicht dabei sein',
  },
  {
    id: 'payWhileUnsold',
    isAboutMoney: true,
    patterns: [
      'zahlen|bezahlen|kosten|fällig|geschuldet|schulden nicht|kein|keinen|niemand :verkauft|käufer wenn|auch|trotzdem|falls',
      'kein_verkauf|ohne_verkauf|kein_käufer|ohne_käufer kosten|zahlen|bezahlen|gratis|kostenlos',
    ],
    look: 'was geschieht wenn sich kein käufer findet',
  },
  {
    id: 'callers',
    patterns: [
      'reden|sprechen|telefonieren|verhandeln|kontakt käufer|interessent|interessenten|leute wer|muss|=ich|=ihr|selber|selbst !herunterhandeln',
      'interessent|interessenten|käufer|leute anrufen|anruf|anrufe|melden|telefon|anfragen|läuten !kein|keiner|niemand',
    ],
    look: 'ihr telefon bleibt still anfragen rückfragen terminwünsche',
  },
  {
    id: 'noBuyer',
    patterns: [
      'käufer|interessent|abnehmer kein|keinen|niemand|findet|nicht !auf_keinen_fall',
      `niemand|nie|keiner ${SOLD} kaufen|wollen|will|findet|verkauft|klappt|weg !verraten|sagen|gesagt|keinen_fall`,
      // «Wenn er nicht verkauft wird?», but not «Sie kann das nicht so gut und möchte verkaufen».
      `nicht ${SOLD} :verkauft|findet|klappt|:weg|:verkaufbar !verraten|sagen|gesagt`,
      'niemand|keiner kaufen|kauft|will|möchte|melden|meldet|anrufen|anruft|interessiert|anbeissen|anbeisst|angebissen|zubeissen|zugreifen|zugreift wenn|falls|was|passiert !keinen_fall',
      'garantieren|garantiert|versprechen|versprecht :verkauft|verkauf|verkaufen|käufer !versiegelung|keramik !:garantie',
    ],
    look: 'was geschieht wenn sich kein käufer findet',
  },
  {
    id: 'useWhileSelling',
    patterns: [
      `benutzen|benützen|fahren|ferien|sommerferien|urlaub|herumfahren|weiterfahren|brauchen|nutzen während|solange|noch|trotzdem|damit ${SOLD}|käufer|interessent|interessenten`,
    ],
    look: 'darf ich das fahrzeug während der vermittlung benutzen',
  },
];
