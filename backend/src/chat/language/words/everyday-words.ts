/**
 * Frequent words of German that are no typing mistake for a word of the site («Kasten» is not «Kosten»): they stay as
 * typed. Chosen by reading the most frequent words of German and looking at which of them came out as another.
 */
export const EVERYDAY_WORDS = `
  wende wendet kasten kisten kommen kuchen katze hose pizza wetter irgendwo irgendwie irgendwann bisschen gut gute guten guter
  gutes gutem natürlich daheim herauf acht neun elf zwölf sieben zwanzig dreissig vierzig fünfzig sechzig siebzig
  achtzig neunzig hundert tausend gehabt gegangen tut tun denken früh früher spät später zeiten nächste nächsten
  nächster nächstes letzte letzten letzter hoch meinung zeitung bett kinder kind mann männer frau frauen sachen sache
  vielmals wiedersehen schön schöne schönen schöner schönes super okay perfekt wunderbar liebe lieber gruss grüsse
  geld hunde hund stinkt jederzeit heisse heissen heisst witz witze erzählen erzähl sag gelesen tagsüber weisst
  mädchen stadt sieh runter versucht siehst gesicht nimm gehst denkst herz hättest miss hölle probleme geschafft boss
  hattest mist kennst zeug mund frank augenblick geschehen richtung verändert nase schiessen sauer tasche setz
  vertrauen versprochen ehre planeten aussehen schwert nachrichten maul geboren leiche verschwunden herrn tante bank
  weise lied lust feind stecken aufnahme laut schlag legen zieh entschieden volk spur geschlagen gegend bein nimmst
  falschen werfen falsche überleben schreit meer drink kugel gericht ohren drüber stein fisch strand wahre willen
  sprichst gebrochen reihe aufgeben engel verbringen seien schläft stehlen hasst geschossen kurs getrunken schande
  solltet anzug tier richter vorbereitet sprache interesse freuen schuss wesen schreien scheinen feinde lächeln
  ausgehen akte gäbe verändern kiste landen sprich verbunden star satt helden leitung schlange verlässt halben mond
  aufnahmen unternehmen aufgehört killer fährst entlassen schnauze stich ertragen enttäuscht vertraue erkannt wachen
  trägst spiegel angesehen zeugen steigen verhaften verbracht kohle angreifen legt weissen schädel dienen drehten
  nahmen dauernd beobachten wache stil beweg heilen gewissen planet einziges warnen begonnen rechten leck scheck
  richten angezogen gelandet lügt anziehen hinterher schuldest höhle geschenkt steckst sprachen spitze besitzt akten
  champagner schiesst behaupten verliere verwandelt verschwenden bösen riechen hilfst blöden nennst nenn verwenden
  schock angestellt geschaffen steine lege würdet ziehst voran trafen fürst angeschossen wirf scheidung wade
  kennenzulernen sport einst verabschieden rufst taschen worten leiten autor satelliten gabe anstellen verurteilt
  action lärm diener verlierer gerüchte sünde zurückgehen zeuge handel weint fans befreit abnehmen überfall käme arten
  brach schmecken hafen ratten lies wolken verlierst freie grün schreie fakten berichte feier küste schlägst grade
  safe verlaufen sandwich interessante last geräusche unterschrieben diejenige vergangen leber ausgerechnet warne
  gewachsen entscheidet taucht sünden anfängt faust schieben gerücht denselben ausgeben lernst block graben heben
  betrachten gelangen ausrichten lichter geliebte vorm verlieben bittet enttäuschen eimer ausnahme anzusehen gestehen
  aufgaben rieche liegst ermittlungen erden unterscheiden schirm märchen landet gesungen schlangen aushalten gelungen
  bete bestätigung erkannte produzent nadel gespräche gerichtet gerede seist ente wolltet verwundet dicken weist
  benutzte zahn hoffnungen gebet aufzunehmen aufbauen schrott problemen assistentin geraucht medien lagen verhindert
  reist frosch steck kellner werfe schiesse reif leitet besprochen biest unterbrochen anzufangen radar bewährung
  tauchte mars beantwortet grüne anfall führst gehorchen gürtel merke übernachten schuldet fischer ausgebrochen
  verschwendet trat gerechnet starren zehen verbrachte überwinden stab käfer schrie lernten beschweren aufregen
  blieben tauchen schoss verklagen gefährden ruder mächtige landung schafe mine hase schrieben schrecken glaubten
  drunter teilt altar geschrei anschliessen silber schüssel ziege benutzten aufzuhören antwortet produzenten geringste
  vorsprechen vorfahren schlucken gelben wirfst beschrieben unterm handtasche donner anzunehmen vorzubereiten pakt
  leite platt sahst erkältung regnen riefen verhungern riechst erkennst briten ablegen einziehen angestellte geübt
  angeschlossen herrin versuchung setzten schuppen rühr viper hüte falken zuneigung verwandte meinten kamin geliebten
  gelbe verschwindest trank beschwert dolch beitrag abgeschossen vermutung profil öffnete beobachte anmachen anhaben
  hängst handys busch raucht landete aufräumen verlorene springe laute früchte trag mitteln werft verschwendest sinken
  grüssen ermitteln führten lädt verschoben stall erlangen stechen fasst betrachte merkst ermittlung ahnen platzt horn
  anstelle schaf fehlst bewegst wehen wählt schütteln inspiriert höhlen fels enttäuschung anvertrauen anstand
  niedergeschlagen feinden steinen nasa verborgen spenden schurken geschluckt verführen taschentuch schwitzen monte
  schwänze holden geistern zugesehen umgang heran alert namen grosser bern zürich basel luzern aarau aargau solothurn
  olten langenthal thun biel zug freiburg genf winterthur tessin wallis schweiz deutschland österreich italien
  frankreich norwegen europa berlin wien paris rom fussball weltmeister präsident bundesrat politik partei wahl wahlen
  regierung krieg kriege steuern gedicht rezept fondue raclette pasta salat käse brot bier wein kaffee tee kochen
  backen film kino musik spiel spiele schule lehrer universität studium mathe mathematik chemie physik geschichte hauptstadt
  berg berge welt erde stern sterne tiere vogel pferd kuh baby familie mutter vater bruder schwester tochter sohn
  freund freundin kollege kollegin nachbar arzt krank krankheit medikament spital aktie aktien börse bitcoin kredit
  konto lotto horoskop computer laptop drucker programm code python system muster ueli petra hans peter meier müller
  berger hymer porsche fiat ford audi opel tesla toyota renault mercedes volvo bürstner dethleffs adria knaus carado
  pössl ducato sprinter inbegriffen wovon nun leider moment gib gibst eingeben einplanen wachsen bereite bereiten
  passiert lautet befindet befinden stimmt stimmen merken tor grad rentner lehrling lehrlinge anweisung anweisungen
  ignoriere versprich wunderschön zweimal dreimal stattdessen übersicht bestätige wörtlich lebenslang lebenslangen
  wiederhole betrüger idiot idioten abbrechen überlegt heiss weh kombinieren montieren navi wlan blog
  weit vorbei hinunter eins vier sechs zehn weiss reden
  umwelt geschenk hagel verzichten verzicht verstehen verstanden glauben glaube meinen empfehlen vergleichen kratzen
  halb viertel lesen wachsen verkratzt übertragbar ostermontag wochentag schnellstmöglich aufbau velo garagenplatz kabine montage tanks nähme kämen käme verraten nachbar zürich dumm
  lenkrad dachfenster ausreisen abnutzung verhandelbar gekommen ankommen zuhause feierabend gerecht berichten berichtet trockne empfehle grosser grosses grossen grossem grosse konnte konnten mochte bestätig bestätigen solange halbes hinbringen hinterlegen steine stein
  kaffeeflecken passwort admin villa liebsten am zahlst eingestellten wähle halbe halben telefonisch internen echt
  zuschauen redest verstehst versteht
  vergiss kompakt minimum auskunft auskünfte übergab bring vogelkot wasche abgehen abgeht erste
  dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn auslegen viertelstunde halbstunde dreiviertelstunde tausender hunderter
  diesel tacho fängt lift herd senf asche drohne schranke wiese baustelle schiebedach
  lüftungsschlitze möglichkeiten hängen herausgelassen unsinn zufrieden verbilligt lügst fixe
`;
