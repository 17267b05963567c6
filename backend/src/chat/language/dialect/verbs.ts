/** What is done: cared for, explained, traded, handled. Read by `toLexicon`. */
export const VERBS = `
  abfärben: abfärbe abfärbt; abgeben: abgeh abgäh abgä abgee abzgeh abzgäh abgäbe abgeäh; abgeholt: abgholt abgholet
  abghout abgholät; abgemacht: abgmacht usgmacht uusgmacht abgmachet; abholen: abholä abhoole abhouä abhola abzhole
  abhöle abhale; ablassen: abla abloh ablah ablo; abmontieren: abmontiere abmontierä abschrube abschruube; abspülen:
  abspüele abspüle abschprütze abspritze; abstellen: abstöue abschtelle abstellä abschtellä abstella abschtöue abstöuä
  abzstelle abestelle häreschtelle; abtrocknen: abtröchne abtrochne abtröckne; angebissen: aabisse aabissä aabbisse
  aagbisse; angerufen: aglüte aaglüte aaglütet aglütet aglütte; anmelden: amälde aamälde amelde aamelde aamäldä;
  anmeldung: aamäldig amäldig aamäldung; anrufen: aalüte alüte aalüüte aalütä alütä aläute alüüte aalütte aruefe
  aaruefe alütte alyte aarüefe aalöte; ansehen: aluege aaluege aluägä aaluägä agseh aagseh aluge; anziehen: azieh
  aazieh aaziehe aziehe azieä aazie; arbeiten: schaffä schaffed schaffet schaffid wärche; auffrischen: uffrische
  uffrüsche uuffrische uffrischä; aufgehoben: ufghobe ufghobä uufghobe ufghobn; aufladen: ufladä uflade; aufpassen:
  ufpasse uufpasse ufpasst; aufpolieren: ufpoliere uufpoliere ufpolierä; ausbauen: usbaue uusbaue usboue; ausgehen:
  usgönd usgöhnd usgönt usgoht usgaht usegönd usegöhnd usegaht usegoht usgange; ausgeleert: usgleert usgläärt
  usgschüttet usglärt gläärt glärt usglaufe gleert; auslegen: uslegge usleggä uslege uuslegge usläge; auspolieren:
  uspoliere usepoliere usepolierä; ausräumen: usruume usruumä uusruume; besichtigen: besichtigä; bestellen: bstelle;
  bezahlen: bezahlä bezaale bezaue bizahle; bleibt: blibt bliibt blybt; brauche: bruuche bruche bruuch; brauche ich:
  bruchi bruuchi; brauchen: bruchä bruuchä bruucha; brauchen wir: bruuchemer bruchemer bruchmer; braucht: brucht
  bruucht bruched bruuched bruchet bruuchet bruuchid; braucht es: bruchts bruuchts; braucht man: bruchtme bruuchtme
  bruuchtmer bruchtmer; brennt: brönnt brennts brönnts; bringen: bringä bringed bringet brenge bringid brengä bringa;
  buchen: bueche buechä; dauern: duure duurä; dauert: duuret duret duuert durt duurt duurät duured dured; dauert es:
  duurets durets duurts; denken: dänke dänkä tänke; einbauen: iboue iibaue ibaue; einbrechen: ibräche iibräche
  ybräche; einbricht: ibricht iibricht ibrächt iibrächt; eingebrochen: ibroche iibroche ybroche; eingelagert:
  iglageret iiglageret yglageret iiglagert iglagert; eingestellt: igstellt iigstellt ygstellt iigschteut iigstöut
  igstöut ygstöut ygschteut iigschtellt igschtellt iigschtöut yygstellt; eingestellten: igstellte iigstellte;
  einlagern: ilagere iilagere ylagere ilagerä iilagerä iilagre ilagre ylagerä inlagere; einsteigen: iistiige ihestiige
  iistyge ystiige istiige ystyge ystige istige yschtige iischtige ischtiige yschtiige inestiige; einstellen: istelle
  iistelle iischtelle ystelle yschtelle iistellä istellä istöue ystöue iischtellä; einzustellen: ztue zueztue;
  empfehlen: empfähle empfehled; erbrochen: kotzet gchotzet kötzlet kötzelet usekotzet chötzlet gchötzlet kotzt
  gkotzt; erneuern: ernöiere erneuere; erreichen: erreichä; erreicht: verwütsche verwütscht erwütscht; erzähl:
  verzell; erzählen: verzelle verzellä verzähle; fahren: fahrä; fängt: fangt foht faht; festgelegt: festgleit
  feschtgleit festglegt feschtglegt; festlegen: feschtlege festlege; feucht: fücht füecht füechts füechti; finde ich:
  findi fingi; finden: finge findä fingä finded find; frage: frog froog; fragen: fröge froge frögä frogä fröged frooge
  frögi; gebracht: brocht gebrocht; gebunden: bunde punde bundä; gefahren: gfahre; gefunden: gfunde; geholfen: ghulfe
  gholfe ghulfä ghoufe ghulfu; gehört: ghört ghöört; geht das: gahtdas; geht kaputt: verreckt; gekauft: gchauft
  gchouft; gekostet: gchoschtet gchostet gkostet; gelesen: gläse gläsä; gelten: gälte; gemacht: gmacht gmachet gmachd
  kmacht gmach; gemalt: gmolet gmalt gmaalet gmolt gmalet molet; genommen: gno gnoh gnoo gnomme; geputzt: gputzt butzt
  gputzet; gesagt: gseit gsäit gsait; gestohlen: gstole gstohle gschtole gklaut gchlaut gstolle; gewaschen: gwäsche
  gwäschä gwasche gwösche gwäscht gwöscht; gilt: giut; glänzen: glänze glänzä; glaube: gloub; glauben: gloube gloubä;
  hält: hebt hebet; hält es: hebts haltets hältets; halten: hautä haltä hebä häbe häbä heba; hängen: hange hangä
  hanget ghanget; heimfahren: heifahre heifahrä heimfahre haifaare; heisse: heissä; heisst: haisst heissed häisst
  heissisch; helfen: hälfe hälfä häufä hälfed häufet heufe hälfid hälfet helfed; herausbringen: usebringe usebecho
  usebringä usekriege usebechoo usegoh; herausgelassen: useglah usegloh usegla; herausgenommen: usegno usegnoh usegnoo
  usegnu; herausholen: usehole useholä usehoole; herausnehmen: useneh usenäh usenee usnäh usneh usenä uusenäh usetue
  usetuä usezieh; herumführen: umefüehre umefüere umefüähre; hinbringen: härebringe härebringä; hineinfahren: inefahre
  inefahrä; hineinpassen: inepasse; hineinschauen: yneluege ihneluege inegüggsle ineluege inäluege ineluäge iineluege
  inegugge ineluega inaluega; hineinsitzen: absitze abhocke ihocke iihocke inehocke inesitze; hineinstellen: inestelle
  ineschtelle inestellä ineparkiere; hinlegen: anelege aneblettere härelege häreblettere anebletttere; hinstellen:
  anestelle häristelle herestelle; holen: hoole holä houe hola; höre: ghör ghöör; hören: ghöre ghörä; inserieren:
  inseriere inserierä; inseriert: inserieret inseriered; käme: chäm chämt chiem chämti chäämt; kämen: chämed chämte
  chämid chiemed chämted chämet; kaufen: chaufe choufe chaufä choufä choife chauffe koife chaufa chaufed choufet
  kaufä; klauen: chlaue chlauä; komme: chumme chumä chome chomme chumen chumene; kommen: cho chömme chömed chömmed
  chömet choo chömä chömmä chume chömid kömme chöme kho; kommt: chunt chunnt chund chonnt chont kunnt chumt chömmt
  chunts chunnts kunt; kosten: choschte chöschte choschtä choste chostä koschte koschta chöste chöscht chöschtä
  koschtä köschte choschta köschtä choscha; kostenlos: vergäbe; kostet: choscht chost choschtet chostet koscht
  choschted koschtet chosted koschted chostät chöschtet köst choschtäd kostät chooscht koost kosted; kostet das:
  choschtdas chostdas; kostet es: choschtets choschts chosts chostets koschtets kostets; kratzen: chratze; kündbar:
  chündbar; kündigen: künde kündä; lagern: lagerä lagara; lassen: lah loh laa lönd lähnd laad lö laane lane; lässt:
  laht loht laat; läuft: louft; leer: läär; leeren: lääre läärä leerä usleere usläre usleerä uslääre; lesen: läse
  läsä; lösen: löse lösä; lügst: lügsch lüügsch; machen: machä macha; machen wir: machemer machemr machmer machimer;
  macht: mached machid machet machit; macht es: machts; macht ihr: machter machetdir machtdr machder macheder machetr
  machetdr; meinen: meined; melden: mälde mäldä; meldet: mälded mäldet; mieten: mietä miäte miätä mieti; mitbringen:
  mitbringe mitbringä; mitgeben: mitgäh mitgeh mitgä; mitnehmen: mitneh mitnäh mitnee mitznäh mitzneh mitnää; muffelt:
  müffelet müffelt muffelet möffelet müfelet müffelets; nachlassen: noolo nolo noloh nohloh nohlo nalaa naala nachela
  nacheloh; nachlässt: noolot nolot nolaht noloht nohlot nalat naalaht nahlaht nahlat nachelaht nacheloht; nähme: nähm
  nähmt nähmti näm nämt; nass: nassi pflotschnass pflätschnass pflatschnass seichnass; nehmen: näh nähmed nämed näme
  nämä nemed nehmed nämet nähmet neh näämed nänd nand; nimmt: nimt; offerieren: offerierä; offeriert: offerieret
  offeriered; öffnen: uftue uftuä ufmache ufmachä uuftue; öffnet: uftüend uftuet; parkieren: parkiere parkierä
  parkire; passt: passed; polieren: polierä polière polire; putzen: putzä putzed putzet botze poutze bhutze fäge;
  putzmittel: putzmittu putzmittäl putzmitteli; rechnen: rächne; reden: redä rediä; redest: redsch redisch; reichen:
  längä; reicht: längt länget langet; reicht es: längts längets langets langts; reinigen: reinigä rainige;
  reservieren: reservierä; riechen: schmöcke schmöckä; riecht: schmöckt schmöcked schmeckts schmöckts; rost: roscht;
  rosten: roste roschte roschtä; rostet: roschtet; rufen: lüte lüüte rüefe ruefe lütä; ruft: lüüted lüütet rüeft
  rüeftet lütted lüted lütet; sag: säg; sagen: sägä sägid saage säga säget sega; sagt: säit sait; saugen: suuge suugä
  sugä; schauen: luege luägä lueged luegä lueget luäge gugge guggä luäged; schaut: luegt luegsch guggt; schicken:
  schickä schicked schicket schigge; schlafen: pfuuse pfuse pfusä pfuusä; schliessen: zuemache zuemachä zuetue
  schlüüsse schlüüssä; schliesst: schlüsst schlüüsst zuetuet; schreiben: schribe schriibe schrybe schribä schriibed
  schriibä; schützen: schütze schützä schütz; sehen: gseh gsee gsehnd gsehn gsehd gsäh; sieht: gseht gsiht gsehts;
  sprechen: schpräche sprächä schprächä; sprichst: sprichsch sprechsch; spürt: gspürt gspürsch gspührt; stehen: stah
  stoh schtah schtoh stönd; stehlen: stähle schtähle stäle; steht: staht stoht steit schtaht schtoht schteit; stellen:
  schtelle stöue schtöue stellä schtellä schtöuä; suche: suech; suchen: sueche suechä suechi suäche sueched suechet;
  trocken: troche trochä troches trocheni tröche; trocknen: tröchne trochne tröckne; trocknet: tröchnet trochnet; tun:
  tüend tuä tüet tüe düend tönd duen; tut: tuet duet tuät tued; übergabe: übergab; übernehmen: übernäh übernää;
  überwintern: überwinterä öberwintere; unterschreiben: unterschriibe underschriibe unterschribe ungerschribe;
  uriniert: gseicht brünzlet bislet pinklet gisslet; verdunsten: verdunschte; vergleichen: vergliiche verglyche;
  verkaufen: verchaufe verchaife verchäife verchoufe verchaufä verchoufä verchaufa verchoife vrchoufe verkoufe;
  verkauft: verchauft verchouft verchaufed verchoufet verchaufet; verkratzt: verchratzt verchratzet; verlangt:
  verlanget verlangid; verlieren: verlüre verlürä verlüüre; vermitteln: vermittlä vermitle; vermittelt: vermittlet;
  verpflichtet: verpflichtig; verraten: verrote verroote verrate verraate verrota; verschüttet: verschütt verläärt
  verleert; versiegeln: versigle versigele versiglä versieglä versiigle versigla versigelä versiggle versigglu
  versiglu; versiegelt: versiglet versieglet versigelt versigglet versiglät; versprechen: verspräche verschpräche;
  versprecht: versprächet verspräched; versprochen: versproche verschproche versprocha; verstanden: verstande;
  verstehen: verstah verstoh verstönd verstaht; verstehst: verstoosch verstosch verstahsch versteisch verstaisch
  verschtosch verschteisch verstohsch; versteht: verstoht verstoot versteit verschteit; voranmeldung: voramäldig
  voraamäldig; vorbeibringen: verbibringe verbiibringe vorbibringe vorbiibringe verbybringe; vorbeikomme: verbichume
  vorbichume verbichumme verbiichume verbychume verbichum; vorbeikommen: verbicho verbiicho vorbicho verbycho
  vorbiicho verbichoo verbikomme verbiko; warten: wartä; wasche: wäsch wösch; waschen: wäsched wäschä wöschä wösche
  wäschet waschä; wegbringen: wägbringe wegbecho wägbecho wägputze; weggeben: wäggäh wäggeh weggäh wäggä; wegpolieren:
  wägpoliere wegpoliere; weiss: wäiss wäis waiss weissi wess wees; wiederholen: widerhole; wissen: wüsse wüssed wüssä
  wüsset wösse wösset wöise; zahlen: zale zahlä zaale zaue zauä zalä zahled; zahlen wir: zalemer zahlemer zahlmer;
  zahlst: zahlsch; zahlt: zahlet zahlit zaled zalt; zeigen: zeigä zeiged zeiget; zudecken: zuedecke zuedeckä;
  zudrehen: zuedräie zuedräihe zuedrehe zuedräje; zugesagt: zuegseit zuegsait zuegsäit; zurückrufen: zruglüüte
  zruglüte zruglütte zrugglütte zrugglüta zruckelüte zrüglüte zruggälüte zrucklüte zrucklüüte zruglüütä zruggrüefe
  zrüggrüefe zruggrüefä zruggruefe zruckrüefe zrugglüte zrügglüüte zrugglüütä zrugglüüte zrüggrüefä zrugglütä
  retourruefe; zuschauen: zueluege zueluegä zuluege zuelüege zueluäge zuegugge zueluage zueluegu
`;
