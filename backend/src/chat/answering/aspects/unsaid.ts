import type { Aspect } from './aspect.js';

/** Questions that are often asked of such a business, and that the site does not answer: a near-by text must not. */
const UNSAID: readonly Pick<Aspect, 'id' | 'patterns' | 'covers'>[] = [
  {
    id: 'payment',
    patterns: [
      'twint|kreditkarte|kreditkarten|debitkarte|ec-karte|bargeld|barzahlung|kartenzahlung|ratenzahlung|:anzahlung|paypal|postcard|postfinance|maestro|visa|mastercard|vorauszahlung|zahlungsart|zahlungsmöglichkeit|zahlungsmittel|zahlungsmethode|zahlungsfrist|zahlungsbedingung|skonto|vorkasse|depot|kaution|kryptowährung|bitcoin|abzahlen|abstottern|abzahlung|teilzahlungen|banküberweisung|einzahlungsschein|qr-rechnung|samsung_pay|apple_pay',
      '=bar|karte|rate|raten|rechnung|voraus|bargeldlos zahlen|bezahlen|zahlbar|begleichen|kaufen',
      'wie|womit zahlen|bezahlen !wie_viel !viel',
      'finanzieren|finanzierung|kredit|ratenkauf|teilzahlung',
      'inzahlungnahme|eintausch|eintauschen|zahlung_nehmen|zahlung_genommen',
      'zahlung nehmen|nehmt|nimmt',
    ],
    covers: ['price', 'vehicles', 'overview', 'campaign', 'serviceList'],
  },
  {
    id: 'town',
    patterns: [
      'essen|znüni|mittagessen|abendessen|restaurant|café|kafi|beiz|imbiss|pizzeria|take-away|übernachten|pension|gasthof|badi|schwimmbad|kino|coop|migros|denner|apotheke|geldautomat|bancomat|tankstelle|einkaufen|spazieren|:baden|:schwimmen wo|kann|gibt|gut|nähe|bei|dorf|haben|hat|warten !dampf !geruch !riecht',
      'hotel|campingplatz roggwil|nähe|dorf|langenthal|übernachten|gast|gäste',
    ],
    covers: ['address', 'contact', 'serviceList', 'overview', 'offered', 'vehicles', 'hours', 'aboutUs', 'price'],
  },
  {
    id: 'survey',
    patterns: [
      'schimmeltest|schimmelanalyse|luftmessung|raumluftmessung|wertgutachten|schadengutachten|schadenexpertise|verkehrswertschätzung|feuchtigkeitsmessung|feuchtemessung|lackdickenmessung|laborprobe|leckortung|wassertest',
    ],
    covers: ['price', 'duration', 'overview', 'offered', 'serviceList', 'process'],
  },
  {
    id: 'fuelPrice',
    patterns: ['benzinpreis|benzinpreise|dieselpreis|dieselpreise|spritpreis|spritpreise|strompreis|heizölpreis'],
    covers: ['price', 'hours', 'overview', 'serviceList'],
  },
  {
    id: 'atHome',
    patterns: [
      'vor_ort|zuhause|daheim|nach_hause|hausbesuch|hausbesuche|bei_mir|bei_uns reinigen|reinigt|polieren|poliert|versiegeln|versiegelt|waschen|wascht|dämpfen|putzen|mobil !abholen !holen !bringen !abholdienst !ich',
    ],
    covers: ['address', 'process', 'offered', 'overview', 'price', 'care', 'included', 'serviceList'],
  },
  {
    id: 'people',
    patterns: [
      'wie|wer|name|welche inhaber|inhaberin|geschäftsführer|geschäftsführerin|chef|chefin|besitzer|eigentümer|geschäftsleitung|:gründer',
      'wie_viel|wie_viele|wieviele mitarbeiter|mitarbeitende|angestellte|personen|leute|mechaniker !zufrieden|kunden',
      'mitarbeiter|mitarbeitende|angestellte heissen|name|namen',
      'lehrstelle|lehrling|lehrlinge|offene_stelle|job|jobs|praktikum|schnupperlehre|bewerben|bewerbung|teilzeit|vollzeit|pensum|temporär|stellenangebot|offene_stellen|arbeiten_bei',
    ],
    covers: ['aboutUs', 'process', 'overview', 'address', 'experience', 'customers', 'contact', 'serviceList'],
  },
  {
    id: 'brand',
    patterns: [
      'welche|was_für|wie|von_welcher marke|produkt|hersteller|mittel|produkte|fabrikat verwenden|benutzen|nutzen|keramik|arbeiten|versiegelung|heissen|haben|auftragen|brauchen',
      'hersteller|zertifiziert|zertifikat|zertifizierung|gyeon|gtechniq|sonax',
    ],
    covers: ['overview', 'bring', 'process', 'serviceList', 'benefit'],
  },
  {
    id: 'capacity',
    patterns: [
      'wie_viel|wie_viele|wieviel|wieviele|anzahl platz|plätze|stellplätze|lagerplätze|fahrzeuge|autos !zahlen !bezahlen !kosten !preis !verlangen',
      'platz|plätze|stellplatz|lagerplatz|termin frei|verfügbar|freie|ausgebucht|besetzt|belegt',
      ':nächster|:nächsten|:nächste|frühester|früheste|wann termin|platz frei|möglich|verfügbar|haben',
    ],
    covers: ['duration', 'price', 'hours', 'overview', 'vehicles', 'included', 'customers', 'experience', 'fits'],
  },
  {
    id: 'fits',
    patterns: [
      'wie|maximal|max|maximale|bis_wie hoch|höhe|breit|breite|tief|:gross|:länge|:lang tor|halle|einfahrt|platz|plätze|durchfahrtshöhe|raum|stellplatz|eingang',
      'torhöhe|durchfahrtshöhe|einfahrtshöhe|maximalhöhe|maximallänge|höchstlänge|hallenhöhe|maximalgewicht|höchstgewicht',
      'passen|hineinpassen|reinpassen|hineingehen|platz_haben|platz_hat wohnmobil|auto|fahrzeug|camper|meter|m|hoch|liner|alkoven !angaben !daten !eckdaten !messen !melden',
    ],
    covers: ['price', 'duration', 'climate', 'overview', 'size', 'included', 'hours', 'address'],
  },
  {
    id: 'rent',
    patterns: [
      'mieten|miete|vermieten|ausleihen|ausmieten|verleih|mietwagen|ersatzwagen|ersatzfahrzeug|leihwagen|vermietung|mietpreis !platz !stellplatz !lagerplatz !autohotel !einlagerung !garage !parkplatz !garagenplatz !einstellplatz',
    ],
    covers: ['price', 'vehicles', 'overview', 'serviceList'],
  },
  {
    id: 'workshop',
    patterns: [
      'reifenwechsel|pneuwechsel|radwechsel|reifenlagerung|reifenhotel|ölwechsel|pneu|winterpneu|sommerpneu|bremsen|autoservice|zahnriemen|auspuff|motorschaden|reparatur|reparieren|reparaturen|flicken|diagnose|klimaservice|carrosserie|karosserie|spenglerei|lackieren|lackiererei|umlackieren|:folieren|folierung|scheibentönung|scheibentönen|tönen|ausbeulen|dellendrücken|dellen|beulendoktor|smartrepair|anhängerkupplung|markise|solaranlage|standheizung|dichtigkeitsprüfung|gasprüfung|abgastest|pannenhilfe|abschleppen|abschleppdienst|pannendienst',
      'reifen|pneu|öl|räder|rad|scheibe|frontscheibe|windschutzscheibe|markise|solarmodul|dachluke wechseln|montieren|ersetzen|einbauen|tauschen|tönen|einlagern|lagern|aufbewahren',
      'mfk|gasprüfung|dichtigkeitsprüfung|abgastest vorführen|machen|bereitstellen|prüfung|fahren|durchführen|anmelden|vorbereiten|übernehmen|erledigen|bringen|schaffen',
      'leasing machen|macht|anbieten|bieten|angebot|gibt',
      'reifen|pneu|ersatzteile|zubehör|gas verkaufen|verkauft|auffüllen|füllen',
      'versicherung|versicherungen abschliessen|verkaufen|anbieten|vermitteln|empfehlen',
    ],
    covers: [
      'overview',
      'price',
      'serviceList',
      'process',
      'battery',
      'vehicles',
      'duration',
      'climate',
      'preparation',
      'benefit',
    ],
  },
  {
    id: 'branches',
    patterns: [
      'filiale|filialen|zweigstelle|niederlassung|aussenstelle|zweiter_standort',
      'andere|weitere|auch|noch standort|ort|standorte',
      '=auch in =ihr|=sie|gibt|haben standort|betrieb|geschäft',
    ],
    covers: ['address', 'overview', 'vehicles'],
  },
  {
    id: 'onSite',
    patterns: [
      'bus|linienbus wann|fährt|fahren|haltestelle|fahrplan|nächste',
      'öv|postauto|zug|bahn|bahnhof|bushaltestelle|haltestelle|öffentlich|öffentlichen|verkehrsmittel|taxi|shuttle',
      'wlan|wifi|kaffee|wartezimmer|wartebereich|warteraum|toilette|toiletten|kundenparkplatz|spielplatz|ladestation|restaurant|übernachten|übernachtung|übernachtungsplatz !wohnmobil !leeren',
      'parkplatz|parkplätze|parkieren kunden|besucher|kundschaft|vor_ort|warten|anhänger|draussen',
    ],
    covers: ['address', 'battery', 'overview', 'price', 'serviceList', 'climate', 'included'],
  },
  {
    id: 'voucher',
    patterns: [
      'gutschein|gutscheine|geschenkkarte|geschenkgutschein|abonnement|abo|treuekarte|kundenkarte|newsletter !frühbucher|frühbucherrabatt|rabatt|kombinieren',
    ],
    covers: ['price', 'overview', 'vehicles', 'serviceList', 'campaign'],
  },
  {
    id: 'otherDiscount',
    patterns: [
      'rabatt|vergünstigung|ermässigung|nachlass|prozent|günstiger rentner|pensionierte|studenten|mitglied|mitglieder|tcs|ahv|stammkunde|stammkunden|mehrere|mengenrabatt|firmenkunden|verein|langzeit|vorauszahlung|treue|senioren|iv|familien|zwei|drei|beide',
      'mengenrabatt|stammkundenrabatt|treuerabatt|seniorenrabatt|mitgliederrabatt|studentenrabatt|firmenrabatt|barzahlungsrabatt',
    ],
    covers: ['campaign', 'price', 'payment'],
  },
];

/** None of them has an answer to give: what they cover is not told either. */
export const unsaid: readonly Aspect[] = UNSAID.map((aspect) => ({
  ...aspect,
  // No part of a compound: «Stellplatz» asks for no job.
  patterns: aspect.patterns.map((pattern) => pattern.replace(/(?<=^|[ |!])(?=\p{L})/gu, '=')),
  about: 'either',
  isSure: true,
  answer: () => ({ text: '', isUnknown: true }),
}));
