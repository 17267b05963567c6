/** What is done: cared for, explained, traded, handled. Read by `toLexicon`. */
export const VERBS = `
  abgeben: abgeh abgäh abgee abzgäh; abgeholt: abgholt; abgemacht: abgmacht; ablassen: abloh ablah ablo; abmontieren:
  abmontiere; abspülen: abspritze; angebissen: aabisse; angerufen: aglüte; anmelden: amälde amelde; anrufen: aalüte
  alüte; ansehen: aluege; anziehen: aazieh aazie; arbeiten: schaffed schaffet schaffid; auffrischen: uffrische
  uffrüsche; aufpassen: ufpasse; aufpolieren: ufpoliere; ausgehen: usgönd usegaht; ausgeleert: usgleert usgläärt gläärt;
  auslegen: uslegge; ausräumen: usruume; bestellen: bstelle; bleibt: blibt; brauche: bruuche bruuch; brauche ich:
  bruchi; braucht: brucht bruched bruchet bruuchid; braucht es: bruchts; brennt: brönnt; bringen: bringä bringed bringet
  brenge bringa; buchen: bueche; dauert: duuret; dauert es: duurets; denken: dänke; einbauen: iibaue; eingelagert:
  iglageret iiglagert; eingestellt: igstellt iigschteut; eingestellten: igstellte; einlagern: ilagere; einsteigen:
  yschtige; einstellen: istelle istöue; erbrochen: kotzet kotzt; erzähl: verzell; fängt: fangt; festlegen: feschtlege;
  feucht: fücht füecht füechti; finde ich: findi; finden: finge finded find; frage: frog; fragen: fröge froge; gebunden:
  bunde; gefahren: gfahre; gefunden: gfunde; geholfen: ghulfe gholfe; gehört: ghört; gekauft: gchauft gchouft; gelesen:
  gläse; gelten: gälte; gemacht: gmacht; gemalt: gmolet; genommen: gno; gesagt: gseit gsait; gestohlen: gstole;
  gewaschen: gwäsche gwäscht; gilt: giut; glänzen: glänze; hält: hebt; hängen: hange hanget; heimfahren: heifahre;
  heisst: heissisch; helfen: hälfe häufet; herausbringen: usebringe; herausgelassen: useglah; herausholen: usehole;
  herausnehmen: useneh; hinbringen: härebringe; hineinsitzen: iihocke; holen: hola; höre: ghör; hören: ghöre;
  inserieren: inseriere; inseriert: inserieret inseriered; käme: chäm chiem chämti; kämen: chämed chämid chämted;
  kaufen: chaufe choufe chaufed choufet; klauen: chlaue; komme: chome chumen; kommen: cho chömed chömet chume chöme;
  kommt: chunt chonnt kunnt chunts; kosten: choschte chöste; kostet: choscht chost choschtet koscht choschted kosted;
  kostet es: choschtets choschts; kündigen: künde; lassen: lah loh laa lönd lane; lässt: laht; läuft: louft; leer: läär;
  leeren: lääre; lesen: läse; lösen: löse; machen: macha; macht: mached machet; macht es: machts; macht ihr: macheder;
  melden: mälde; meldet: mälded mäldet; mitbringen: mitbringe; mitnehmen: mitneh; muffelt: müffelet müffelt; nachlässt:
  noolot; nähme: nähm; nass: pflotschnass; nehmen: näh nähmed nämed näme nehmed nämet neh; nimmt: nimt; öffnen: uftue
  ufmache; parkieren: parkiere; passt: passed; putzen: putzed botze; putzmittel: putzmittu; rechnen: rächne; reicht:
  längt langet; reicht es: längts; riechen: schmöcke; riecht: schmöckt schmöckts; rosten: roste; rufen: lüte rüefe;
  ruft: lüüted lüütet lüted lütet; sag: säg; sagen: saage säget; sagt: säit sait; saugen: suuge; schauen: luege lueged
  lueget gugge; schaut: luegt luegsch; schicken: schickä schicked schigge; schlafen: pfuuse pfuse; schliessen: zuetue;
  schreiben: schribe schriibed; schützen: schütz; sehen: gseh gsehnd gsehn; sieht: gseht; spürt: gspürt; stehen: stah
  stoh stönd; stehlen: stäle; steht: staht stoht steit; suche: suech; suchen: sueche suechi sueched suechet; trocken:
  troche; trocknen: tröchne trochne; tun: tüend tüet tüe; tut: tuet; übergabe: übergab; übernehmen: übernäh;
  unterschreiben: unterschriibe underschriibe ungerschribe; uriniert: gseicht brünzlet; vergleichen: vergliiche;
  verkaufen: verchaufe verchoufe; verkauft: verchauft verchouft verchaufed verchoufet verchaufet; verkratzt: verchratzt
  verchratzet; verlangt: verlanget; verlieren: verlüre; vermittelt: vermittlet; verraten: verrote; versiegeln: versigle
  versigglu; versiegelt: versiglet; versprechen: verspräche; versprochen: versproche; verstanden: verstande; verstehen:
  verstah verstoh verstaht; verstehst: verstahsch versteisch verstohsch; versteht: versteit; vorbeibringen: verbibringe;
  vorbeikomme: verbichume; vorbeikommen: verbicho vorbicho; wasche: wäsch wösch; waschen: wösche wäschet; wegbringen:
  wägbringe; weggeben: wäggäh; weiss: wäiss; wissen: wüsse wüssed; zahlen: zale zahled; zahlst: zahlsch; zahlt: zahlet;
  zudecken: zuedecke; zurückrufen: zruglüüte zrüglüte zruggrüefe; zuschauen: zueluege
`;
