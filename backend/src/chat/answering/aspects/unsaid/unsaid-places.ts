import type { UnsaidRow } from './unsaid-row.js';

/** What there is on the spot and around, and what fits in: the site does not say. */
export const unsaidPlaces: readonly UnsaidRow[] = [
  {
    id: 'town',
    patterns: [
      'essen|znüni|mittagessen|abendessen|restaurant|café|kafi|beiz|imbiss|pizzeria|take-away|übernachten|pension|gasthof|badi|schwimmbad|kino|coop|migros|denner|apotheke|geldautomat|bancomat|tankstelle|einkaufen|spazieren|:baden|:schwimmen wo|kann|gibt|gut|nähe|bei|dorf|haben|hat|warten !dampf !geruch !riecht !am_essen',
      'hotel|campingplatz roggwil|nähe|dorf|langenthal|übernachten|gast|gäste',
    ],
    covers: [
      ...['address', 'contact', 'serviceList', 'overview', 'offered', 'vehicles', 'hours', 'aboutUs', 'price'],
      ...['distance', 'near'],
    ],
  },
  {
    id: 'fuelPrice',
    patterns: [
      'stromtarif|stromtarife|benzinpreis|benzinpreise|dieselpreis|dieselpreise|spritpreis|spritpreise|strompreis|heizölpreis',
    ],
    covers: ['price', 'hours', 'overview', 'serviceList'],
  },
  {
    id: 'capacity',
    patterns: [
      'wie_viel|wie_viele|wieviel|wieviele|anzahl platz|plätze|stellplätze|lagerplätze|fahrzeuge|autos !zahlen !bezahlen !kosten !preis !verlangen !hinblättern !hinlegen !auslegen !ausgeben !rechnen !franken !lassen !zusammen !insgesamt !monat',
      'platz|plätze|stellplatz|lagerplatz|termin frei|verfügbar|freie|ausgebucht|besetzt|belegt',
      ':nächster|:nächsten|:nächste|frühester|früheste|wann termin|platz frei|möglich|verfügbar|haben',
    ],
    covers: ['duration', 'price', 'hours', 'overview', 'vehicles', 'included', 'customers', 'experience', 'fits'],
  },
  {
    id: 'fits',
    patterns: [
      'wie|maximal|max|maximale|bis_wie hoch|höhe|breit|breite|tief|:gross|:länge|:lang tor|halle|einfahrt|platz|plätze|durchfahrtshöhe|raum|stellplatz|eingang !warten !offen !öffnen !aufmachen',
      'torhöhe|durchfahrtshöhe|einfahrtshöhe|maximalhöhe|maximallänge|höchstlänge|hallenhöhe|maximalgewicht|höchstgewicht',
      'passen|hineinpassen|reinpassen|hineingehen|platz_haben|platz_hat wohnmobil|auto|fahrzeug|camper|meter|m|hoch|liner|alkoven !angaben !daten !eckdaten !messen !melden',
    ],
    covers: ['price', 'duration', 'climate', 'overview', 'size', 'included', 'hours', 'address'],
  },
  {
    id: 'heating',
    patterns: [
      'womit|wie|mit_was|öl|gas|wärmepumpe|holz|fernwärme heizen|geheizt|beheizt|heizung !wie_warm !dampf !wohnmobil !auto',
    ],
    covers: ['climate', 'overview', 'address', 'security', 'price'],
  },
  {
    id: 'onSite',
    patterns: [
      'bus|linienbus wann|fährt|fahren|haltestelle|fahrplan|nächste',
      'öv|postauto|zug|bahn|bahnhof|bushaltestelle|haltestelle|öffentlich|öffentlichen|verkehrsmittel|taxi|shuttle !kosten !preis',
      'wlan|wifi|wartezimmer|wartebereich|warteraum|toilette|toiletten|kundenparkplatz|spielplatz|ladestation|restaurant|übernachten|übernachtung|übernachtungsplatz !wohnmobil !leeren',
      'wasser|warmwasser|heisswasser :warm|:warmes|:warmem|:heiss|:heisses|:heissem|:kalt|:kaltes|wassertemperatur|warmwasser|heisswasser =gibt|=haben|=habt|=hat|=ist|=wird|=brauchen|=braucht|=arbeiten|=verwenden !=ich|tank|boiler|leitung|leitungen|ablassen|leeren|winter|frost|einlagern|einlagerung|gefrieren|einfrieren|lack|schädlich|versiegelt|versiegelung|keramik|abwaschen|dampf',
      'rollstuhlgängig|rollstuhl|barrierefrei|behindertengerecht !fahrzeug !auto !wohnmobil',
      'tag_der_offenen',
      'dusche|duschen|:wc =euch|=ihnen möglich|haben|hat|gibt|kann|darf|können !reinigen !putzen !dampf !wohnmobil',
      'kaffee haben|habt|gibt|trinken|bekomme|bekommen|automat|warten !fleck !verschüttet !ausgeleert !sitz !polster !raus !heraus',
      'wo parkieren|parken =ich|=man|=wir !mein|meinen|wohnmobil|auto|fahrzeug|camper|wagen|womo|lange|winter|monat',
      ':parkplätze =gibt|=haben|=habt|=hat =euch|=ihnen|=es|=ihr|=sie !mieten|miete|monat|winter|auto|wohnmobil|frei|freie|kosten',
      'gelände|areal|=hof|vorplatz platz|parkieren|parken|parkplatz|parkplätze =gibt|=hat|=haben|=habt !mieten !monat !winter !einlagern',
      'parkieren|parken|hinstellen :gut|einfach|genug|problemlos|leicht|besuch|besuchen !winter|lange|monat|einlagern',
      'parkplatz|parkplätze|parkieren kunden|besucher|kundschaft|vor_ort|warten|anhänger|draussen',
    ],
    covers: ['address', 'battery', 'overview', 'price', 'serviceList', 'climate', 'included'],
  },
  {
    id: 'weather',
    patterns: [
      'wetter|wetterbericht|wetterprognose|wettervorhersage|wetterlage|schneefallgrenze wie|was|wird|kommt|gibt|sagt|meldet|bleibt|morgen|heute|wochenende|woche|sonntag|samstag !bringen !holen !abholen !schützt !hält !stehen !hallo',
      'regnen|regnet|schneien|schneit|gewittern|gewittert wird|=es|morgen|heute|wochenende|sonntag|samstag !offen !waschen !versiegelt !draussen !termin !wenn !falls !:geschneit !:geregnet',
      ':schön|:sonnig|:sonne|:regen|:warm|:kalt :wird|:wirds|:bleibt|:gibt morgen|heute|übermorgen|wochenende|freitag|samstag|sonntag|ferien !bis !halle|auto|wohnmobil|fahrzeug|camper|lack|sauber|innen|termin|waschen|versiegeln|reinigen|offen|fertig|platz',
    ],
    covers: ['hours', 'overview', 'price', 'climate', 'firstWash', 'comeThen', 'process'],
  },
  {
    id: 'watching',
    patterns: [
      'zuschauen|zusehen|zugucken|mithelfen|mitmachen|über_die_schulter =ich|=wir|=man|=mir|darf|dürfen|kann !mindestens !wie_lange !vermittlung !aktion|rabatt|frühbucher|frühbucheraktion',
      'warten während|derweil|währenddessen waschen|reinigen|polieren|arbeit|putzen|auto|wagen =ich|=wir|=man !dampf|dampfreinigung|wie_lange|wie_lang|bis_wann|käufer|verkauf',
      'dabei_sein|dabeisein polieren|reinigen|versiegeln|arbeit|arbeiten|reinigung|versiegelung|politur|aufbereitung|putzen|waschen',
    ],
    covers: ['process', 'included', 'price', 'overview', 'care', 'offered', 'benefit'],
  },
  {
    id: 'sleeping',
    patterns: [
      'schlafen|pennen|nächtigen|übernachten|campieren hof|areal|gelände|parkplatz|platz|halle|=wohnmobil|womo|camper|=ihnen|=euch|übergabe|nacht|vor_ort',
    ],
    covers: ['address', 'battery', 'overview', 'price', 'periodCost', 'serviceList', 'climate', 'offered', 'handover'],
  },
  {
    id: 'someoneElse',
    patterns: [
      'mein|meine|meinen|unser|unsere frau|mann|sohn|tochter|bruder|schwester|vater|mutter|freund|freundin|kollege|nachbar abholen|holen|herausholen|rausholen|herausnehmen|mitnehmen|bringen|abgeben|vorbeibringen =kann|=darf|=könnte|=dürfte !wann|offen|ihr_holen|sie_holen|wohnmobil_von',
      'vollmacht =brauchen|=braucht|=brauche|=nötig|=muss|=mit|=ohne !verkaufen|verkauf|hinterlegen',
    ],
    covers: ['comeThen', 'sundayPickUp', 'announceDrive', 'pickup', 'hours', 'access', 'overview', 'offered', 'doneBy'],
  },
  {
    id: 'companions',
    patterns: [
      'rauchen|rauche erlaubt|darf|dürfen|verboten !geruch !gestank',
      'hund|hunde|katze|tier|tiere|haustier mitbringen|mitnehmen|mitkommen|mit darf|dürfen|kann|können|:mit !fahrzeug !reinigung',
    ],
    covers: ['bring', 'overview', 'price', 'offered', 'process', 'chemicals'],
  },
];
