import type { UnsaidRow } from './unsaid-row.js';

/** Works that such a business might do as well, and vehicles that it might take: the site does not speak of them. */
export const unsaidWorks: readonly UnsaidRow[] = [
  {
    id: 'survey',
    patterns: [
      'schimmeltest|schimmelanalyse|luftmessung|raumluftmessung|wertgutachten|schadengutachten|schadenexpertise|verkehrswertschätzung|feuchtigkeitsmessung|feuchtemessung|lackdickenmessung|laborprobe|leckortung|wassertest',
    ],
    covers: ['price', 'duration', 'overview', 'offered', 'serviceList', 'process'],
  },
  {
    // «Was kostet es, mein Auto waschen zu lassen?»: the texts only tell what washing is to a sealing's price.
    id: 'washPrice',
    patterns: [
      ':kostet|:kosten|teuer waschen !polieren|aufbereiten|versiegeln|versiegelt|versiegelung|keramikversiegelung|keramik|dampf|dampfreinigung|innen|innenraum|extra|zusätzlich|separat|dabei|drin|inbegriffen|inklusive|enthalten|selber|selbst',
    ],
    covers: ['price', 'offered', 'overview', 'included', 'care', 'process', 'duration', 'serviceList'],
  },
  {
    id: 'atHome',
    patterns: [
      'vor_ort|zuhause|daheim|nach_hause|hausbesuch|hausbesuche|bei_mir|bei_uns reinigen|reinigt|polieren|poliert|versiegeln|versiegelt|waschen|wascht|dämpfen|putzen|mobil !abholen !holen !bringen !abholdienst !ich',
    ],
    covers: ['address', 'process', 'offered', 'overview', 'price', 'care', 'included', 'serviceList'],
  },
  {
    id: 'rent',
    patterns: [
      'mieten|miete|vermieten|ausleihen|ausmieten|verleih|mietwagen|mietauto|leihauto|ersatzauto|ersatzwagen|ersatzfahrzeug|leihwagen|vermietung|mietpreis !platz !stellplatz !lagerplatz !autohotel !einlagerung !garage !parkplatz !garagenplatz !einstellplatz',
    ],
    covers: ['price', 'vehicles', 'overview', 'serviceList', 'hours', 'doneBy'],
  },
  {
    id: 'workshop',
    patterns: [
      'reifenwechsel|pneuwechsel|radwechsel|reifenlagerung|reifenhotel|ölwechsel|pneu|winterpneu|sommerpneu|bremsen|autoservice|pulverbeschichten|pulverbeschichtung|chiptuning|tuning|sandstrahlen|entrosten|hohlraumversiegelung|unterbodenschutz|zahnriemen|auspuff|motorschaden|reparatur|reparieren|reparaturen|flicken|diagnose|klimaservice|carrosserie|karosserie|spenglerei|lackieren|lackiererei|umlackieren|:folieren|folierung|scheibentönung|scheibentönen|tönen|ausbeulen|dellendrücken|dellen|beulendoktor|smartrepair|anhängerkupplung|markise|solaranlage|standheizung|abgastest|pannenhilfe|abschleppen|abschleppdienst|pannendienst !haftet|haften|haftung|versichert|gedeckt !weiss_lackiert|schwarz_lackiert|rot_lackiert|metallic_lackiert|frisch_lackiert|ist_neu_lackiert|wurde_neu_lackiert|nur_lackiert|ist_lackiert !die_ab|dran|abnehmen|abmontieren|abschrauben|einfahren|einziehen',
      'reifen|pneu|öl|räder|rad|scheibe|frontscheibe|windschutzscheibe|markise|solarmodul|dachluke wechseln|montieren|ersetzen|einbauen|tauschen|tönen|einlagern|lagern|aufbewahren !standschaden|standplatte|standplatten|druck',
      'winterräder|sommerräder|winterreifen|sommerreifen|radsatz|winterpneus|sommerpneus lassen|dalassen|deponieren|lagern|einlagern|aufbewahren|hinterlegen|wechseln|montieren|abgeben',
      'mfk|gasprüfung|dichtigkeitsprüfung|abgastest vorführen|machen|bereitstellen|prüfung|fahren|durchführen|anmelden|vorbereiten|übernehmen|erledigen|bringen|schaffen !verkauf|verkaufen',
      'dichtigkeitsprüfung|gasprüfung !verkauf|verkaufen|brauche|braucht|beleg|belege',
      'leasing machen|macht|anbieten|bieten|angebot|gibt',
      // «Kann man bei Ihnen ein Auto auf Leasing nehmen?»
      'leasing|leasen :kaufen|:nehmen|finanzieren =man|=ich|=wir !verkaufen !noch !läuft !gehört !trotzdem !=sie !=ihr',
      'gasflasche|gasflaschen tauschen|auswechseln|ersetzen|kaufen|auffüllen|füllen',
      'gas|frischwasser|adblue|kältemittel|klimaanlage|scheibenwischwasser auffüllen|füllen|nachfüllen|tanken =ihr|=sie|=ihnen|=euch|=man !vorher !vor !stehen !abgeben !einlagerung',
      'schweissen|scheibenwischer|wischerblatt|wischerblätter|dashcam|ersatzschlüssel|autoschlüssel_nachmachen =ihr|=sie|=man|=euch|=ihnen',
      'reifen|pneu|ersatzteile|zubehör|gas|reinigungsmittel|putzmittel|shampoo|autoshampoo|pflegemittel|pflegeprodukte|pflegeprodukt|poliermittel verkaufen|verkauft|auffüllen|füllen|erhältlich',
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
    id: 'buildings',
    patterns: [
      ':wohnung|:wohnungen|:haus|:häuser|:häusern|hauswand|hauswände|fassade|büro|büros|treppenhaus|terrasse|schlafzimmer|wohnzimmer|kinderzimmer|wohnungsfenster|teppich_zuhause|teppiche_zuhause|umzugsreinigung|endreinigung|grabstein|swimmingpool reinigen|reinigt|putzen|putzt|waschen|wascht|dämpfen|umzugsreinigung|endreinigung|machen|macht =ihr|=sie|=man|=euch|=ihnen !auto !wohnmobil !womo !camper !vor !holen',
      ':teppich|:teppiche|:vorhänge|:matratze|:sofa :zuhause|:daheim|:haus|:hause reinigen|reinigt|putzen|putzt|waschen =ihr|=sie|=man !auto !wohnmobil !womo !camper',
    ],
    covers: ['care', 'offered', 'overview', 'process', 'price', 'included', 'serviceList', 'address'],
  },
  {
    id: 'goods',
    patterns: [
      'batterie|akku|gas|gasflasche|gasflaschen|wachs|shampoo|autoshampoo|pflegemittel|autopflegemittel|pflegeprodukt|pflegeprodukte|reinigungsmittel|putzmittel|poliermittel|politur|keramikmittel|mittel|duftbaum|schwamm|mikrofasertuch|mikrofasertücher|zubehör|ersatzteile|felgen|reifen|pneu|campingstühle|vignette|vorzelt|vorzelte|abdeckplane|schneeketten|überbrückungskabel verkaufen|verkauft|kaufen|erhältlich|beziehen =ihr|=sie|=ihnen|=euch|=du !=mein !=meinen !auto !wohnmobil !fahrzeug !camper !ankaufen !=mit !inserat',
    ],
    covers: ['battery', 'gas', 'waxing', 'care', 'brand', 'offered', 'overview', 'sealedAreas', 'process', 'price'],
  },
  {
    id: 'dents',
    patterns: [
      'hagelschaden|hagelschäden|hagel|beule|beulen|delle|dellen|parkschaden|blechschaden drücken|rausdrücken|herausdrücken|ausdrücken|entfernen|reparieren|ausbeulen|wegmachen|wegdrücken|machen|richten|beheben|herausnehmen !verkaufen !stört !mindert',
    ],
    covers: ['overview', 'price', 'serviceList', 'process', 'damageAndLoss', 'insurance', 'minimumTerm', 'duration'],
  },
  {
    id: 'otherVehicles',
    patterns: [
      'boot|boote|motorboot|segelboot|schlauchboot|schiff|yacht|jetski|motorrad|motorräder|töff|:roller|motorroller|vespa|mofa|e-bike|velo|velos|fahrrad|fahrräder|quad|traktor|traktoren|mähdrescher|lastwagen|lkw|reisebus|anhänger|bootsanhänger|pferdeanhänger|pferdetransporter|bagger|flugzeug|segelflugzeug|helikopter|kutsche|rasenmäher|möbel|sofa|sofas|kinderwagen|kindersitz|babyschale|gartenmöbel einstellen|einlagern|abstellen|unterstellen|überwintern|lagern|versiegeln|polieren|reinigen|dämpfen|waschen|putzen|aufbereiten|vermitteln|ankaufen|kaufen|verkaufen|annehmen|nehmen|einlagerung|autohotel|platz|reinigung|versiegelung !träger !veloträger !mitnehmen !drin_bleiben|drin_lassen|herausnehmen|ausbauen|rausnehmen|dran',
    ],
    covers: [
      'overview',
      'price',
      'serviceList',
      'process',
      'vehicles',
      'vehicleKinds',
      'handover',
      'hours',
      'comeThen',
      'care',
      'offered',
      'capacity',
      'preparation',
    ],
  },
  {
    id: 'disposal',
    patterns: ['entsorgen|entsorgung|entsorgt|verschrotten|recyceln =ihr|=sie|=euch|=ihnen|kann|=man'],
    covers: ['battery', 'overview', 'price', 'offered', 'process', 'vehicles'],
  },
];
