/** Closed classes of words of German questions. They mend nothing but themselves and are no part of a compound. */
export const FUNCTION_WORDS = `
  ab aber alle allem allen aller alles als also am an andere anderem anderen anderer anderes anders auch auf aus ausser
  bei beim bereits bevor bin bis bisher bist bitte bloss da dabei dadurch dafür dagegen daher damals damit danach daneben
  dann daran darauf daraus darf darfst darin darüber darum das dass davon davor dazu dein deine deinem deinen deiner dem
  den denen denn der deren des deshalb dessen desto dich die dies diese diesem diesen dieser dieses dir doch dort drei du
  durch dürfen dürfte dürften eben eher eigentlich ein eine einem einen einer eines einfach einige einiges einmal er es
  etwa etwas euch euer eure eurem euren eurer falls für fürs ganz ganze ganzen gar gegen gegenüber genau genug gerade gern
  gerne gestern gewesen gleich habe haben habt halt hast hat hatte hatten hättet hätte hätten hattet her heraus herein
  heute hier hierher hin hinein hinter hinten ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer in inkl inklusive
  ins ist ja je jede jedem jeden jeder jedes jemand jemandem jemanden jetzt jeweils kann kannst kein keine keinem keinen
  keiner keines können könnt könnte könnten könntest könntet mag mal man manchmal mehr mein meine meinem meinen meiner
  meines meist meistens mich mir mit möchte möchten möchtest mögen möglich müssen musst muss müsst müsste müssten nach
  nachdem nachher neben nein nicht nichts nie niemand noch nochmal nochmals nur ob oben oder oft ohne paar per pro rund
  schon sehr sei seid sein seine seinem seinen seiner seit selber selbst sich sicher sie sind so sobald sofort sogar solch
  solche solchen soll sollen sollte sollten somit sondern sonst soviel sowie später statt trotz trotzdem über überall
  überhaupt um und ungefähr uns unser unsere unserem unseren unserer unten unter usw vielleicht vom von vor voraus vorher
  während wann war waren warst wart warum was weder weg wegen weil weiter weitere weiteren weiterer weiteres welche
  welchem welchen welcher welches wem wen wenig wenige wenigstens wenn wer werde werden werdet weshalb wessen wie wieder
  wieso wieviel wieviele will willst wir wird wirklich wirst wo wobei woher wohin wollen wollt wollte wollten womit worauf
  worden worin würde würden würdest wurde wurden wäre wären z zu zum zur zurück zusammen zwar zwei zwischen viel viele
  ans aufs durchs übers unters hinters vors niemanden niemandem keins dürft durfte sollt solltest wolltest mochte möchtet
  vielen vieler wohl bloss je desto drum dran drauf drin dazwischen innerhalb ausserhalb bzw ca circa zirka exkl mind max
`;

/** Verbs that stand in questions about anything. */
export const COMMON_VERBS = 'gehe geht gehen weiss wisst tun tut kriege kriegt stimmt läuft klappt dürft gehts gibts';

/** What people ask a business about; with the site's own words, what mistyped words are mended to. */
export const BUSINESS_WORDS = `
  preis preise preisen preisliste kosten kostenlos gratis teuer teurer billig billiger günstig günstiger günstigste
  franken chf rappen betrag summe budget tarif tarife pauschale pauschal rabatt rabatte rechnung rechnungen zahlung
  zahlungen bar bargeld karte kreditkarte twint mehrwertsteuer mwst steuer anzahlung depot kaution raten gebühr gebühren
  provision monatlich monatspreis jährlich wöchentlich täglich stündlich stundenlohn aufpreis zuschlag mindestpreis
  zeit zeiten offen geöffnet öffnungszeiten öffnungszeit zu geschlossen feiertag feiertage feiertagen ferien betriebsferien samstags
  sonntags werktags mittag mittags mittagspause abend abends morgen morgens vormittag vormittags nachmittag nachmittags
  nacht nachts wochenende wochenenden uhr stunde stunden tag tage tagen woche wochen monat monate monaten jahr jahre
  jahren minute minuten dauer lang lange länger längste kurz kürzer schnell schneller sofort frühestens spätestens heute
  morgen übermorgen gestern montag dienstag mittwoch donnerstag freitag samstag sonntag montags dienstags mittwochs
  donnerstags freitags januar februar märz april mai juni juli august september oktober november dezember frühling sommer
  herbst winter ostern pfingsten weihnachten neujahr auffahrt silvester pfingstmontag karfreitag fronleichnam altjahrswoche
  brückentag brückentage brückentagen heiligabend stephanstag berchtoldstag nationalfeiertag montagabend mittwochabend donnerstagabend freitagabend
  samstagabend sonntagabend mitte riesen busse hineinschauen
  termin termine terminen offerte offerten angebot angebote kostenvoranschlag anfrage anfragen rückruf rückrufe anruf
  anrufe beratung besichtigung probefahrt abholung abholservice abholdienst lieferung bringservice hausbesuch
  telefon telefonnummer nummer handy handynummer natel mail email mailadresse whatsapp kontakt kontakte kontaktformular
  formular adresse anschrift standort ort plan karte lage anfahrt anreise parkplatz parkplätze bahnhof bus zug ausfahrt
  autobahn kilometer person mensch menschen mitarbeiter mitarbeiterin chef inhaber besitzer jemand berater team frau herr
  roboter bot chatbot maschine computer assistent
  firma betrieb geschäft bereich hotel werktag werktage wochentag wochentags entschuldigung werkstatt garage halle leistung leistungen dienstleistung dienstleistungen service services
  fahrzeug fahrzeuge fahrzeugen auto autos wagen wohnmobil wohnmobile wohnmobilen wohnwagen camper campingbus kastenwagen
  reisemobil bus büssli lieferwagen motorrad motorräder töff roller velo velos boot boote anhänger traktor lastwagen
  oldtimer klassiker sportwagen limousine limousinen cabrio cabriolet suv kleinwagen neuwagen occasion occasionen
  gebrauchtwagen elektroauto elektroautos teilintegriert vollintegriert integriert alkoven caravan van
  keramikversiegelung keramikversiegelungen keramik versiegelung beschichtung keramikbeschichtung nanoversiegelung politur
  lack lackierung lackschaden kratzer delle dellen beule beulen rost hagelschaden steinschlag folie folierung
  dampfreinigung trockeneis mikrodampf dampf reinigung innenreinigung aussenreinigung motorreinigung polsterreinigung
  handwäsche waschanlage waschstrasse hochdruckreiniger wäsche shampoo schwamm wachs polster sitze sitz leder teppich
  geruch gerüche schimmel bakterien keime keimreduktion tierhaare hundehaare haare rauchgeruch zigarettengeruch flecken
  autohotel einlagerung lager lagerung lagerplatz winterlager winterlagerung stellplatz stellplätze abstellplatz einstellplatz
  einstellhalle tiefgarage platz plätze überwinterung überwachung kamera kameras videoüberwachung alarmanlage strom
  steckdose batterie batterien batteriepflege ladestation ladegerät klimatisiert klimaanlage beheizt heizung temperatur
  luftfeuchtigkeit versicherung versichert diebstahl sicherheit schlüssel zugang mindestdauer mindestlaufzeit laufzeit
  kündigung kündigungsfrist frist fristen kündbar vertrag verträge mietvertrag miete
  vermittlung fahrzeugvermittlung verkauf ankauf kauf verkäufer käufer kaufvertrag inserat inserate eintausch export import
  probezeit vorführung mfk motorfahrzeugkontrolle fahrzeugausweis serviceheft nummernschild schilder nummernschild nummernschilder kontrollschilder
  leasing finanzierung garantie garantieschein gewährleistung garantiert schutz dauerhaft haltbarkeit erfahrung erfahrungen
  bewertung bewertungen referenzen kunden kunde kundinnen qualität bestpreis aktion aktionen frühbucher frühbucherrabatt
  kampagne gutschein gutscheine promo promotion werbung vorteil vorteile nachteil nachteile unterschied bedingungen
  voraussetzungen grösse grösser klein kleiner gross grosse länge höhe breite gewicht meter zentimeter masse abmessungen
  dimension dimensionen marke modell jahrgang baujahr kilometerstand zustand
  name vorname nachname nachricht frage fragen antwort antworten problem reklamation beschwerde lehrstelle stelle job
  kaffee ausflug website homepage internet online datenschutz impressum daten
  hilfe helfen danke dank hallo grüezi tschüss möglich möglichkeit verfügbar frei besetzt neu alt gebraucht sauber
  schmutzig dreckig kaputt defekt wasser regen sonne schnee salz eis frost vogelkot harz insekten algen moos
  innen aussen dach boden fenster scheiben felgen räder reifen reifenwechsel radwechsel öl ölwechsel motor getriebe bremsen
  auspuff scheibenwischer wischer wischerblätter markise solaranlage gas gasprüfung küche bad tank toilette kühlschrank
  spezialist profi profis professionell ablauf schritt schritte vorbereitung pflege nachpflege pflegetipps tipp tipps
  auffrischung nachbehandlung aufbereitung innenaufbereitung fahrzeugaufbereitung fahrzeugpflege autopflege unterbodenschutz
  grundreinigung endreinigung wohnmobilreinigung autoreinigung ozonbehandlung desinfektion
`;
