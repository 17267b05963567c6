import type { UnsaidRow } from './unsaid-row.js';

/** How one pays, who gets a discount, who works here and with what: the site does not say. */
export const unsaidTerms: readonly UnsaidRow[] = [
  {
    id: 'payment',
    patterns: [
      'twint|kreditkarte|kreditkarten|debitkarte|ec-karte|bargeld|barzahlung|kartenzahlung|ratenzahlung|:anzahlung|:anzahlen|:anzahle|paypal|postcard|postfinance|maestro|visa|mastercard|wir_geld|wir-geld|reka|reka-check|vorauszahlung|zahlungsart|zahlungsmöglichkeit|zahlungsmittel|zahlungsmethode|zahlungsfrist|zahlungsbedingung|skonto|vorkasse|depot|kaution|kryptowährung|bitcoin|abzahlen|abstottern|abzahlung|teilzahlungen|monatsrate|monatsraten|ratenzahlungen|banküberweisung|einzahlungsschein|qr-rechnung|samsung_pay|apple_pay',
      '=bar|karte|rate|raten|rechnung|voraus|bargeldlos|sofort|vorab|vorher zahlen|bezahlen|zahlbar|begleichen|kaufen',
      'wie|womit zahlen|bezahlen !wie_viel !viel',
      'karte|karten nehmt|nehmen|nimmt|akzeptieren|akzeptiert|geht|gehen =ihr|=sie|=man|mit|auch !welche',
      'finanzieren|finanzierung|kredit|ratenkauf|teilzahlung',
      'inzahlungnahme|eintausch|eintauschen|zahlung_nehmen|zahlung_genommen',
      // «Git er mir e Quittig?»
      'quittung|quittungen|kassenbon|kassenzettel bekommen|kriegen|erhalten|geben|gebt|gibt|ausstellen|schreiben|haben !verkauf|verkaufen|vermittlung|mitbringen|gefunden|noch|alte|alten',
      'rechnung bekommen|kriegen|erhalten|ausstellen|:gibt|:gebt|schicken|schickt =ich|=ihr|=sie|=man|=mir !verkauf|verkaufen|vermittlung|mitbringen|noch|wie_hoch|höher|höhere|höheren|schluss|teurer|preis|kosten|offen|alte|alten|seit|falsch|schon',
      ':zahlung nehmen|nehmt|nimmt|geben|gebe|tauschen',
    ],
    covers: ['price', 'vehicles', 'overview', 'campaign', 'serviceList', 'vehicleKinds', 'address'],
  },
  {
    id: 'waitingTime',
    patterns: [
      'im_voraus|wie_früh|vorlauf|vorlaufzeit|voranmeldefrist termin|buchen|anmelden|reservieren|anfragen !einlagerung|abholen|holen|herausnehmen',
      'wartezeit|wartezeiten|wartefrist|warteliste',
    ],
    covers: ['offerHow', 'visit', 'hours', 'duration', 'price', 'overview', 'announcing', 'answerTime', 'handover'],
  },
  {
    id: 'offerValidity',
    patterns: [
      'offerte|kostenvoranschlag|angebot gültig|gültigkeit|gültigkeitsdauer|befristet|verfallen|verfällt !garantie',
    ],
    covers: ['lasting', 'answerTime', 'offerHow', 'serviceList', 'duration', 'price', 'guarantee'],
  },
  {
    id: 'voucher',
    patterns: [
      'gutschein|gutscheine|geschenkkarte|geschenkgutschein|abonnement|abo|treuekarte|kundenkarte|newsletter !frühbucher|frühbucherrabatt|rabatt|kombinieren',
    ],
    covers: ['price', 'overview', 'vehicles', 'serviceList', 'campaign', 'social'],
  },
  {
    id: 'moneyBack',
    patterns: [
      'zufrieden|gefällt|gefallen|passt nicht wenn|falls was|dann|passiert|machen|geschieht !kunde|kunden',
      'geld_zurück|geld-zurück-garantie|geldzurückgarantie|rückerstattung|rückerstatten|zurückerstatten|rückvergütung|zurückgeben_geld',
      'geld|betrag|preis zurück bekommen|kriegen|geben|zahlen|erhalten|wenn|falls !verkauf|verkaufen|käufer|überweisen',
    ],
    covers: [
      'price',
      'guarantee',
      'claimedPrice',
      'doneBy',
      'overview',
      'minimumTerm',
      'payment',
      'benefit',
      'honesty',
    ],
  },
  {
    id: 'renewalPrice',
    patterns: ['auffrischung|auffrischen|nachversiegeln|nachversiegelung|erneuern kosten|preis|teuer|zahlen|bezahlen'],
    covers: ['price', 'lasting', 'overview', 'size', 'total'],
  },
  {
    id: 'advertPlace',
    patterns: [
      'wo|welcher|welchen|welche inserat|inserieren|inserate|inseriert|ausschreiben|ausgeschrieben schalten|geschaltet|plattform|portal|portale|stehen|erscheint|erscheinen|=ihr|=sie !käufer !kosten|preis',
      'autoscout|tutti|ricardo|anibis|comparis inserat|inserieren|inserate|stellen|verkaufen =ihr|=sie|=es !selber|selbst|besser',
    ],
    covers: ['overview', 'advert', 'paperwork', 'price', 'process', 'address'],
  },
  {
    id: 'brand',
    patterns: [
      'dampfgerät|dampfgeräte|dampfmaschine|poliermaschinen|maschinen|geräte kärcher|=von|marke|fabrikat|hersteller =eure|=ihre|=sind|=habt|=haben',
      'ceramic_pro|cquartz|carpro|nanolex',
      'welche|was_für|wie|von_welcher marke|produkt|hersteller|mittel|produkte|fabrikat verwenden|benutzen|nutzen|keramik|arbeiten|versiegelung|heissen|haben|auftragen|brauchen|nehmen|nehmt !fahrzeug|automarken|kaufen !:soll|:sollen|:darf|waschen|abwaschen|pflegen',
      'hersteller|keramikprodukt|markenprodukt|produktname|zertifiziert|zertifikat|zertifizierung|gyeon|gtechniq|sonax|ceramic_pro|cquartz|carpro|nanolex',
    ],
    covers: ['pressure', 'overview', 'bring', 'process', 'serviceList', 'benefit'],
  },
  {
    id: 'insurerPays',
    patterns: [
      'versicherung|versicherungen|kasko|kaskoversicherung|haftpflicht|mobiliar|teilkasko|vollkasko abrechnen|abrechnung|direktabrechnung',
      'versicherung|kasko|kaskoversicherung|haftpflicht|mobiliar|teilkasko|vollkasko zahlen|zahlt|bezahlen|bezahlt|übernehmen|übernimmt|vergüten polieren|politur|versiegelung|keramik|reinigung|aufbereitung|kratzer|lack',
      'rechnen|rechnet versicherung|kasko|mobiliar =ab|direkt',
    ],
    covers: ['damageAndLoss', 'insurance', 'price', 'minimumTerm', 'overview', 'payment', 'serviceList'],
  },
];
