/** Days, parts of days, months, seasons and holidays. Read by `toLexicon`. */
export const TIMES = `
  abend: obig oobed obed aabed aabe abig ooobe aabig aabä aobe oobe oobig; abends: aabigs zaabe zobe zobig zaabig
  oobigs; altjahrswoche: altjahrswuche altjohrswuche altjahrwuche altjahrwoche; april: aprüu aprüll aprile aprill
  abrill abrel apreu aprilä; auffahrt: uffahrt ufffahrt; august: augscht auguscht ougschte ougscht augschte ouguscht
  ougust; bald: bäud glii gli glyy glly gly; berchtoldstag: bärchtoldstag berchtoldsdag bärzelistag bächtelistag;
  dauer: duur duurig; dezember: dezämber dezembr; dienstag: zischtig zistig ziischtig zyschtig zistags ziischti
  ziistig zistg dienschtig dienstig zinschtig zischti dienschtag dinstag diischtig zischtag; donnerstag: donschtig
  donnschtig donnstig donschti donnerschtig dunschtig donstig donnerstig donnschti dunnschtig dunnstig dunstig
  donschtag donnerschtag donstag; donnerstagabend: donnschtigabe donschtigabe donnschtigobe; dreimal: drümal drümol
  drüümal drüümol drümau drimol; dreiviertelstunde: drüviertelstund driviertelstund dreiviertelstund drüviertustund;
  februar: februaar feber hornig febr; feierabend: fyrabe fyrabig fyraabig fyraabe fiirabe fiirabig füürabig fiiraabig
  fyrobe fiirobe fürabe; feiertag: fiirtig fiirtag firtig fyrtig feirtig; feiertage: fiirtige fiirtäg fyrtige firtige
  feiertäg fiirtagä; feiertagen: fiirtigen; ferien: ferie feriä ferje ferjä färie; freitag: fritig friitig frytig
  fritti friiti fryti frittig fritag freitig frejtig friitag fritigs freytag; freitagabend: fritigabe fritigobe
  frytigabe friitigabe fritigabig; fronleichnam: fronliichnam fronlychnam fronlichnam fronleichnahm; früh: früe früeh
  frue früäh früä frie; früher: früehner früener früecher früeher früänder; frühling: früelig früehlig früählig
  früeling frühlig früehling uustage ustage huustage; geöffnet: göffnet ufto göffnät gofe goffe gofne goffnet gofnet;
  gerade: graad; geschlossen: gschlosse gschlossä gschlosa gschlossn zuegmacht gschlossa gschlose gschlosses; gestern:
  geschter gester geschtert gestr gescht geschtr; halb: haubi haub; halbes: haubs haubes; halbstunde: halbstund
  haubstund halbstündli; heiligabend: heiligobe heiligabe heiligoobe heiligobig heiliigabe; herbst: herbscht härbscht
  härbst herpscht; heute: hüt hütt hüüt hött höt hiit hitt; heute abend: hinicht hinecht hinnecht hüttabe hütobe
  hütabe; jahr: johr joor jaar johrs jor jaahr johrli; jahre: johre joore jöhrli jährli jahrä johrä; jährlich:
  jährlech jöhrlich; januar: jänner januaar jenner jänuar; jederzeit: jederziit jederzyt jederzit; karfreitag:
  karfritig karfrytig charfritig karfriitig karfritti; länger: lengär; letzte: letschti letscht letschte letschtä
  letsti; mai: meie maie; märz: merz määrz mäarz; minuten: minute minutä minüte minütä; mittag: mitag zmittag zmittig
  mettag; mittags: zmittags mittigs; mitte: mitti mitts; mittwoch: mittwuch mittwuche mittwuchä miggwuch mitwuch
  mittwochä mittwucha mikwuch mittwuoch miggtu mittwucch mitwoch; mittwochabend: mittwuchabe mittwuchobe; monat: monet
  moned monät muunet mönetli monaat mounet monnet manet monad; monate: mönet mönät möned mönat monete; monatlich:
  monetlich monatlech monatli monetli mönetlich mönatlich; montag: mäntig mentig mändig mendig määntig mäntag moontig
  mäntigs montig mändi mändag; montagabend: mäntigabe mentigobe mäntigobe; morgen: morn moorn morgä morge mòrn mornä
  moorge morga; morgen früh: mornemorge mornfrüe mornfrüeh; morgens: morgets zmorge zmorget zmorgä zmorged;
  nachmittag: namittag nomittag nami nomi namitag nomitag namittig nomittig nachmittig; nachmittags: namittags
  nomittags; nächste: nächschti nächscht nöchschti nächschte nächschtä nechschti nöchscht nöchste nächsti nögschti
  nöchschte nögscht; nächsten: nächschten nächschtän nögschte; nacht: znacht; nationalfeiertag: nationalfiirtig
  nationalfirtig; neujahr: neujohr nöijohr nöijahr neijohr; november: novämber; offen: offe offä ofe ofä offni offnigi
  offa offne offes offnä open; öffnungszeiten: öffnigszite öffnigsziite öffnungszite öffnigszytte öffnigszyte
  öffnigszeite öffnungsziite öffnigszitte öffnigsziitä öffnigszitä öffnigsziiten öffnigszeiten öffnungszitä
  öffnungszeite öffnixzite öffnigsziit öffnungsziit öffnigszyt oeffnigszite öffnigszytä öffnungszyte; oktober: oktobr
  oktoberä; ostermontag: ostermäntig oschtermäntig ostermändig; ostern: oschtere ostere oschterä oschtre; pause: pouse
  pausä; pfingsten: pfingschte pfingste; pfingstmontag: pfingschtmäntig pfingstmäntig pfingschtmontag pfingschtmändig;
  samstag: samschtig samstig samschti samsti sampschtig sampstig samschdig samschtag sammschtig samschtige samsdig;
  samstagabend: samschtigabe samschtigobe samstigabe; samstags: samschtigs samstigs; schnellstmöglich:
  schnällschtmöglich; september: septämber septämbr septembr; silvester: silveschter sylvester silvestr sylveschter;
  sofort: sofor sofoort; sommer: sommr summr sommä; sonntag: sunntig sunntige suntig sonntig sundig sunndig sonntige
  sunnti suntige sunntag sondig sönntig; sonntagabend: sunntigabe sunntigobe; sonntags: sunntigs suntigs; spät: schpät
  spoot spot schpot spaat schpaat schpoot; später: schpöter spöter schpäter speter spööter schpööter; spätestens:
  schpötischtens spötischtens schpötestens spöteschtens schpätischtens spätischtens schpeteschtens schpätistens
  schpötischte spötischte schpätischte; stephanstag: stefanstag stephanstäg stefanstäg stephansdag; stunde: stund
  schtund stung schtung stond schtond; stunden: stundä stunge stungä schtunde schtundä stonde schtunge; tag: tagg daag
  taag; tage: täg tääg däg tägg tägä; tagen: tagä; täglich: täglech tägli; tagsüber: tagsübr; über mittag: übermittag
  übermitag übermettag überemittag überzmittag; übermorgen: übermorn übermoorn öbermorn; uhr: uhre uer uuhr auer ühr;
  viertel: viertu; viertelstunde: viertelstund viertustund viertustung viertelschtund viertelstündli; vormittag:
  vormittig vormitag vormi vormittagä; weihnachten: wiehnachte wienachte wiähnachte wihnachte wiehnacht wienacht;
  werktag: werchtig wärchtig wärktig werktig; winter: wintr wenter wintä; woche: wuche wuchä wucha wochä wuuche;
  wochen: wuchen wüche wüchä; wochenende: wuchenänd wuchenend wuchenendi wuchenände wuchenändi wuchenende wochenänd
  wocheänd wuchend wochenend wocheend wochend wuchänänd wuchenänt wucheänd wochenendi; wochentag: wuchetag;
  wochentags: wuchetags werchtigs wärchtigs werktigs; zeit: ziit zyt zit zeyt zijt zeiit ziid zitt; zeiten: zite ziite
  zytä zyte ziitä zytte; zweimal: zwöimal zweimol zwöimol zwöimau zwoimol zwomol zwomal
`;
