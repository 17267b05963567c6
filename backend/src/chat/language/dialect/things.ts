/** Vehicles, services, people, places, stains and what they are like. Read by `toLexicon`. */
export const THINGS = `
  abwaschmittel: abwäschmittel abwöschmittel abwäschmittu abwöschmittu; adresse: adrässe adrässä adress adräss adreese
  addresse adresä adrässa address; alles: alläs; anfrage: aafrag afrag aafroog afroog aafrog afrog aafrage aafroge
  aafröge; angebot: agebot aagebot aagebott agebott abot aabot; angebote: aagebote agebote abott; anhänger: aahänger
  ahänger ahänker aahänker ahängr; ankauf: aachauf achouf aachouf achauf aakauf akauf aachoif; anruf: aaruef aruef
  alüti aalüti aaruff; arbeit: arbet ärbet büez büetz arbät; aufbau: ufbou ufbau; aufbereitung: ufbereitung
  uufbereitung ufberaitig aufbereitig; aufkleber: chläber chlääber ufchläber; auftrag: uftrag ufträg uuftrag; aus dem:
  ussem; ausfahrt: usfahrt usfährtli uusfahrt; auspuff: uspuff; aussenreinigung: usserreinigig ussereinigig
  ussereinigung aussereinigung; auto: göppel göpel göppu göpu schlitte schlittä chischte chischtä kischte chlapf outo
  charre chare outö autoo outoo charä charrä chaare; autohotel: outohotel outohotell autohotell outohotäu autohotäll
  autohotäu autohottel autohottell outohotu autohotu outohotäl autohotal; autos: outos autöli chärre; bahnhof:
  bahnhoof banhof bahnhuf; batterie: batterii battrie batteri batteriä baterie batterij batrie; behandlung: behandlig;
  beispiel: bispil bispiel biischpil byspiel bischpiel biispiel bispiu byspiu biispil; bekomme: überchum überchume
  überchumm; beratung: berotig beratig beroottig beraatig berotung berootig; beschichtung: beschichtig beschichtige;
  besichtigung: besichtigig bsichtigung bsichtigig; besser: gschyder gschider gschiider gscheiter gschiter; besten:
  bescht beschti beschta; bett: bettli; blut: bluet; blutflecken: bluetfläcke bluetfläck bluetfläckä; boden: bode
  bodä; boot: böötli bötli schiffli; breite: breiti braiti bräiti; bremse: brämse brämsi; bürsten: bürschte bürschtä
  bürste; bürstenanlage: bürschtelawäsch bürschtewöschalag bürschtewäsch bürschteawäsch bürschtealag bürschteaalag
  bürschtewösch bürstewösch bürstewäsch bürschtelaalag bürschtewaschalag; bus: büssli bussli büsli büssle büsslii
  busli; busse: büs büss; camper: kämper campr campä kamper kemper cämper kämpr; chef: scheff cheff schef scheffe;
  dabei: debii debi dobi derbii dbi derbi derby; dach: dacch dächli; dachfenster: dachfänschter; dachhimmel:
  dachhimmu; dampfreinigung: dampfreinigig dampfrainigung dampfreinigong dampfputzete dampfputz dampfrainigig
  dampfreinig dampfreinigäg dampfputze dampfwäsch; der wert: derwärt derwert dewärt drwärt; dick: dicki dicks;
  dienstleistungen: dienschtleischtige dienstleistige dienschtleistige; direkt: diräkt diräckt; drinnen: dinne dinnä
  din; dumm: tumm tummi tumme tumms tummä dummi; durch: dürch dure düre dürä dur durä; ehrlich: ehrlech ehrli;
  einlagerung: ilagerig iilagerig ylagerig ilagerung iilagerung ilägerig iilagärig inlagerung ilagärig iilagrig
  einlagerig einlägerung inlagerig einlagrung eilagerung aalagerung winteriilagerig; einverständnis: iiverständnis
  iverständnis; erfahrung: erfahrig erfarig; erfahrungen: erfahrige erfahrigä; erlaubt: erloubt; fahrzeug: fahrzüg
  fahrzüüg fahrzügg fahrzög farzüg fahrziig fahrzüüch fahrzyg; fahrzeuge: fahrzüge fahrzüüge fahrzügi; fahrzeugpflege:
  fahrzügpfleg fahrzüügpfleg autopfleg fahrzügpflege fahrzüügpflege; farbe: farb; felgen: fälge fäuge felgä fälgä
  fäugä; fenster: fänschter fenschter fänster fänschtr feischter pfänschter fäischter fänschtär; fettflecken:
  fettfläcke; fingernagel: fingernagu fingernegel; firma: firmä budä firmeli; flasche: fläsche fläschä; fleck: fläck
  fläcken; flecken: fläcke fläckä flecka fläcka fläke flägge; fort: furt; fotos: föteli fötteli fötelis fotine fötene
  fotene; franken: fränkli stutz frankä fränkä frangge stützli frankli frange frankn; frau: frou; frühbucher:
  früehbuecher früebuecher frühbuechr frühbuchr; garage: garasch garaasch garaschä garäsch garasche; garagenplatz:
  garaschplatz; garantie: garanti garantii garandie garantiä garanty garanzie; gasflasche: gasfläsche gasfläschä
  gasbuddle; gasflaschen: gasfläschene gasflaschä; gebe: gibe; gefährlich: gföhrlich gfährlich gföhrli gfährlech;
  geheizt: gheizt gheizet ghaizt; geld: gäld gäud gält geud gäut göld; geleast: gleast gleasts gleaset gleasets
  glieset; geruch: gschmack gruch grooch grüch gstank gschtank gruchs; geschäft: gschäft gschefft gschäfft;
  geschäftswagen: gschäftsauto gschäftswage gschäftsoutos gschäftsautos; geschirr: gschirr gschiir; gesund: gsund
  gsung; glänzend: glänzig glänzigs; grösse: grössi gröössi; haare: hoor hoar höör; hagel: haguu; halle: hallä;
  handbremse: handbrämsi handbrämse handbrämsä handbräms; handwäsche: handwösch handwäsch; handy: natel händi nateu
  hendi händy nattel natäl nateli; häufig: hüfig hüüfig hüfiger; haus: huus; heizung: heizig haizig; hilfe: hiuf hiufe
  hülf höuf; hoch: höch hööch; hochdruckreiniger: hochdruckreinigr chärcher hochdruckspritzi; höhe: höchi hööchi höi
  höhi hööhi; hotel: hotäll hotell hotäu hottel; hund: hond hung hündli; hunde: hünd hüng hönd; hundehaare: hundshoor
  hundehoor hundshaar hungshaar hungshoor hundhaar; in der: idr; in die: id; innen: innedra innedri innedrin innadra
  innädra inwändig; innenreinigung: innereinigung innereinigig innerreinigung inneputzete innäreinigig innereinig
  innenreinigig innerainigung; insekten: insäkte mugge mügge müggeli muggä; interessenten: interessänte interessäntä
  intressente; jemand: opper; junge: bueb büebli bub; kabine: gabine; kaffee: kafi kaffi käfeli gaffi; kaffeeflecken:
  kafifläcke kafiflecke; kälte: chälti chäuti kälti; kaputt: kabutt kaput kabut kapuut futsch; karosserie: garosserie
  carrosserie; kastenwagen: chaschtewage kastewage chastewage kaschtewage kastewagä; katzenhaare: chatzehoor
  chatzehaar chatzehöörli; kauf: chauf chouf choif; käufer: chäufer chöifer köifer chöiffer; keramik: cheramik
  keramigg kheramik ceramic keramic cheramigg keramig; keramikversiegelung: keramikversiglig keramikversieglig
  keramikversigelig keramikversiegelig keramigversiglig keramikversiglung keramikversigelung keramikversiegläg
  keramikversieglung cheramikversiglig kheramikversiglig keramikfersiegelung keramikfersiglig keramikversiglete
  keramikbehandlig ceramicversiegelung keramikversiegelng keramikversiglige keramikversieglige keramikcoating
  ceramiccoating; kinder: chind chinder ching chinderä goofe gofä goofä goofen binggis chnöpf chindli; kindersitz:
  chindersitz chindersitzli chingersitz; klebrig: chläbrig chläberig chläbrigs; kontrollschilder: kontrollschiuder
  kontrollschilter; kratzer: chratzer chratz chräbel chräbu chratzr chrätzer chrätz; kreide: chride chriide chridä;
  kreidig: chriidig chridig; krümel: brösmeli brösmel brösmeler brosme brosmeli; küche: chuchi chöchi kuchi chuchä;
  kühlschrank: chüelschrank; kunden: chunde chundä chundene; kündigen: chünde chündä kündigä chündige; kündigung:
  kündigig chündigung chündigig; lack: lagg lacck; lager: lagr; lagerplatz: lagerplatzli lagrplatz; lagerung: lagerig
  lagärig lagrig; länge: längi läng; leder: läder; leistung: leischtig leistig; leistungen: leischtige leistige
  leischtigä; lenkrad: stüür stüürrad; leute: lüt lüüt lütt leut; lieferwagen: lieferwage lieferwagä; luft: luftt;
  lüftungsschlitze: lüftigsschlitz lüftigsschlitze lüftigsschlitzä; mail: meil mäil mèil meili emehl emeil; mann: maa;
  matratze: madratze matratzä madratz; matt: matti matts; mäuse: müüs müs müsli; mehrwertsteuer: mehrwärtstüür
  mehrwärtsteuer mehrwärtstür mehrwertstüür; meinung: meinig mainig; mensch: mönsch möntsch mentsch mönschn; menschen:
  mönsche mönschä möntsche mensche möntschä; milch: miuch; milchflecken: milchfläcke milchfläck; mitarbeiter:
  mitarbeitr mitschaffer; möglichkeiten: möglichkeite möglichkeitä müglechkeite möglechkeite; motor: moter; motorrad:
  töff töffli töf motorad mottorad motorraad töffs; nachbar: nochber nachber noochber nochbur nachbur noocher
  nochperer; nachher: nachane nochane nochhär nochene näihär nahär; nagel: nagu; nähe: nöchi näächi; nebenan: näbedra;
  nicht mehr: nümme nüme nümm nüm nömme nümmi nimma nömm; niemand: niemer niemert niämer niemär; nötig: nötigs;
  nummer: nomere nommere numere nummr numero nummara; nummernschilder: nummereschilder nummereschiuder
  nummeräschilder; offerte: offertä offärte ofärte offärtä oferte offert ofert offärt offerti offferte offete
  offeerte; oldtimer: oldie ouldtimer oldimer oldteimer oldtaimer ouldtaimer oldi oldies oldtimmer veteranenfahrzeug
  veterane oldiwage döschwo deuxchevaux döschewo; ort: ortt; parkplatz: parkplatzt parggplatz parkplätzli; parkplätze:
  parkplätz; person: persoon pärson pärsoon persun; pflege: pfläg pfleg pflägi pfläge pfleeg; platz: plätzli plaatz
  plaz plätzl; plätze: plätz pletz; politur: poliererei poliäre; polster: polschter poschter; preis: priis prys pris
  preiss pryys bris priss priiis; preise: priise pryse prise priisä prysä preisä priisli; problem: probleem problehm
  probläm; rabatt: rabbatt rabbat; räder: redli redr reder redere rederli; rauch: rouch rauchgstank; rechnung: rächnig
  rechnig rächnung; regelmässig: regumässig regelmässigi; regen: räge rägä; reifen: pnöö pnö reifä raife pnöi;
  reifenwechsel: pneuwächsel pneuwächsu; reinigung: reinigig reinigong rainigung rainigig reinigäg reinig reinigg
  putzete butzete putzetä räinigig; richtig: richtigi rechtig; rückruf: rückruef ruckruef rüggruef rückrüef rügglüüte
  rückanruf zrugglüti rückrueff rückruuf; rundherum: ringsume zringsum; sachen: sachä züüg züg; salz: sauz; sauber:
  suber suuber subr süber suubär subers suuberi; schädlich: schädlech schädli; scheiben: schibe schiibe schybe schibä
  schiibä; scheibentönung: schibetönig schiibetönig scheibetönige schibetönige schiibetönige; scheibenwischer:
  schibewüscher schiibewüscher schybewüscher schibewischer schiibewischer schiibäwüscher schibäwüscher; schicht:
  schichte; schilder: schiuder; schimmel: schimmu schimu schimel schimml schiml; schlamm: schlamp; schlimm: schlimms;
  schlüssel: schlüssu schlössel schlüsel schlüssl schlössu schlössl; schmutz: dräck schmotz dräckk; schmutzig: dräckig
  schmotzig dreckigs dräckigs dräckigi schmutzigs; schnee: schneeh; schuld: tschuld; schutz: schotz schotzschicht;
  schwarz: schwarzi schwarzä; sitzbank: sitzbänkli rücksitzbank; solarmodule: solarplatte solarpanel solarpanels;
  solche: settigi settig serigi sotigi sottigi settige sonigi; sonne: sunne sunnä sunna; sportwagen: sportwage
  schportwage schportwagä sportwagä schportwägeli sportcar; standort: schtandort standoort; steine: stei; stinkt:
  schtinkt stinggt schtinggt stinkts schtinkts; strasse: stross strooss schtrass schtross schtrooss strassä schtrasse;
  streifen: streife striife strifä; strom: schtrom stroom schtroom schtrum; stühle: stüehl stüel campingstüehl
  campingstüel stüeu; stumpf: schtumpf stumpfi schtumpfi; telefon: telifon telefoon tellefon telfon delefon telifoon
  telefonn; telefonnummer: telifonnummere telefonnummere telefonnummerä telefonummer telifonnummer telefonnummr
  delefonnummere nummerä telnr telefonnr; termin: termiin tärmin tärmiin terminn termyn tärmyn temin; termine:
  termiine tärmine termyne; tief: tüüf töif tüüfi töifi teuf teufi tüüfe; tochter: töchterli töchter; toilette:
  tualette; traktor: traktr; überwacht: überwachet öberwacht; überwachung: überwachig öberwachig; überwinterung:
  überwinterig öberwinterig überwentrig; unsinn: seich chabis blödsinn mumpitz gugus; unterschied: ungerschied
  undrschied unterschid ungerschid; velo: veelo; verbilligt: verbilligts verbilliget verbiligt; verboten: verbotte;
  verkauf: verchauf verchouf verchuuf verkouf verchoif vrchouf vrchauf verkaf; verkäufer: verchäufer verchöifer
  verköifer; vermittlung: vermittlig vermitlig vermiitlig vermittlong vermittelig vermittlige vermettlig; versichert:
  versicheret versichered; versicherung: versicherig versichrig versicherong; versiegelung: versiglig versieglig
  versigelig versiegelig versigelung versiglung versiigelig versiglige versieglige fersiegelung fersiglig versiegeläg
  coating versigläg; vertrag: vertraag; vögel: vögu; vogelkot: vogeldräck vogelschiss vogeldreck vogelkaka vogugagg
  vogelgagg vogugägi vogelgaggi vogudräck vogelschissi; wagen: wagä wägeli waga; waschanlage: wöschalag wäschalag
  wöschaalag wöschaalaag autowösch autowäsch autowöschalag autowöschi wöschmaschine wöschbox waschalag; waschstrasse:
  wöschstrass wöschstross wäschstrass wöschstrooss waschstrass wäschstross wöschtunnel wäschtunnel; wasser: wassr
  waser wassär; weg: wäg wääg; weiss: wyss wyssi wiissi wiiss wiis; wetter: wätter wättr; winterlager: winterlagr
  wintrlager wenterlager winterquartier; wirklich: würkli würklech würklich wörkli; wischer: wüscher wüschr wischr
  wüschär; wohnmobil: womo wohmobil womobil wohnmobiu wohmobiu wohnmobiil wonmobil wohnmobeel womobiu wohnmobyl
  wohnmobi wohnmbil wohnomobil wohnmöbil wohnmobiel wonmobiu wohnmobeu wohmobeel mobilhome womös; wohnmobile: womos
  wohmobili wohnmobili wohnmobilä wohmobile wohnmobiue; wohnung: wohnig; wohnwagen: wohnwage wohwage wohnwagä wohwagä
  wohnwägeli wohnwaga wowa wohnwägä wohwägä; zeitung: zitig ziitig zytig; zigaretten: zigarette zigarettä zigi ziggi;
  zuerst: zersch zerscht zerst zeersch zersht zeerscht; zufrieden: zfride zfriede zfridä zfridde zfrede zfriedä;
  zürich: züri zürri zöri züüri; zwischendurch: zwüschedüre zwüschedör zwüscheddür zwüschedüri zwüschedure
  zwüschetdure zwüscheddure zwüschendure zwüschetine
`;
