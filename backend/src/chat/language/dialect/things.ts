/** Vehicles, services, people, places, stains and what they are like. Read by `toLexicon`. */
export const THINGS = `
  abwaschmittel: abwäschmittel; adresse: adrässe adräss address; anfrage: aafrag afrag aafroog afrog aafrage aafroge
  aafröge; angebot: agebot; anhänger: aahänger; ankauf: aachauf; arbeit: arbet büez büetz; aufbau: ufbou; aufbereitung:
  aufbereitig; aufkleber: chläber; auftrag: uftrag ufträg; ausfahrt: usfahrt usfährtli; auspuff: uspuff; auto: göppel
  chischte chlapf outo charre chare; autohotel: outohotel outohotu autohotu; autos: outos; behandlung: behandlig;
  beispiel: bispil; bekomme: überchum überchume; beratung: beratig; beschichtung: beschichtig; besichtigung: besichtigig
  bsichtigung bsichtigig; besser: gschyder; besten: bescht; blut: bluet; blutflecken: bluetfläcke bluetfläck; boden:
  bode; bürsten: bürschte; bürstenanlage: bürschtelawäsch; bus: büssli; chef: scheff; dabei: debii debi derbii derbi
  derby; dampfreinigung: dampfreinigig; der wert: derwärt; dienstleistungen: dienschtleischtige; direkt: diräkt;
  drinnen: dinne; durch: dure düre dur; einlagerung: ilagerig einlagerig; erfahrung: erfahrig; erfahrungen: erfahrige;
  fahrzeug: fahrzüg; farbe: farb; felgen: fälge fäuge; fenster: fänschter; fingernagel: fingernagu; flasche: fläsche;
  fleck: fläck; flecken: fläcke; fort: furt; fotos: föteli fotine fotene; franken: fränkli stutz frangge; frau: frou;
  frühbucher: früehbuecher frühbuchr; garage: garasch; gasflasche: gasfläsche; gebe: gibe; gefährlich: gföhrlich
  gfährlich; geheizt: gheizt; geld: gäld gäud gäut; geleast: gleaset; geruch: gschmack gruch; geschäft: gschäft;
  geschäftswagen: gschäftsauto; geschirr: gschirr; glänzend: glänzig; grösse: grössi; haare: hoor; handbremse:
  handbrämsi; handwäsche: handwösch; handy: natel händi; häufig: hüfig; haus: huus; heizung: heizig; hoch: höch; höhe:
  höchi; hund: hung; hunde: hünd hönd; hundehaare: hundehoor hundshaar hungshaar; in die: id; innen: innedrin; insekten:
  mugge; interessenten: interessänte; junge: bueb; kaffee: kafi kaffi; kaffeeflecken: kafiflecke; kaputt: kabutt kaput;
  karosserie: carrosserie; kastenwagen: chaschtewage kastewage; kauf: chauf chouf; käufer: chäufer chöifer; keramik:
  ceramic keramig; keramikversiegelung: keramikversiglig keramikversigelig keramikversiglige; kinder: chind chinder
  ching goofe; kindersitz: chindersitz; kratzer: chratzer chratz chrätzer; kreidig: chriidig; küche: chuchi;
  kühlschrank: chüelschrank; kunden: chunde; kündigen: chünde; kündigung: kündigig; lagerung: lagerig; länge: längi
  läng; leder: läder; leistung: leischtig; lenkrad: stüür; leute: lüt; lieferwagen: lieferwage; mann: maa; mäuse: müüs
  müs; mehrwertsteuer: mehrwärtstüür mehrwertstüür; mensch: mönsch; menschen: mönsche; milch: miuch; milchflecken:
  milchfläck; motorrad: töff töffli töf; nachbar: nochber nachber; nachher: nochhär; nähe: nöchi; nebenan: näbedra;
  nicht mehr: nümme nüme nümm nüm nömme; niemand: niemer niemert; nummernschilder: nummereschilder; offerte: offärte
  offert; oldtimer: oldie; parkplätze: parkplätz; pflege: pfleg; platz: plätzli plaz; plätze: plätz; politur:
  poliererei; polster: poschter; preis: priis prys pris; preise: priise; rauch: rouch; rechnung: rächnig rechnig; regen:
  räge; reinigung: reinigig reinig; richtig: richtigi; sachen: züg; salz: sauz; sauber: suber; schädlich: schädlech;
  scheiben: schibe; scheibentönung: scheibetönige; schicht: schichte; schimmel: schimu; schlüssel: schlüssu schlössel;
  schmutz: dräck; schmutzig: dräckig; schwarz: schwarzi; sitzbank: rücksitzbank; solarmodule: solarpanel solarpanels;
  solche: settigi; sonne: sunne sunna; sportwagen: sportwage; steine: stei; stinkt: stinkts; strasse: strooss; streifen:
  streife striife; stühle: campingstüehl; telefonnummer: telifonnummere telefonnummere; tief: tüüf tüüfi tüüfe;
  überwachung: überwachig; unsinn: seich; unterschied: ungerschied; verkauf: verchauf verchouf; verkäufer: verchäufer
  verchöifer; vermittlung: vermittlig; versichert: versicheret; versicherung: versicherig; versiegelung: versiglig
  versigelig versiglung coating; vögel: vögu; vogelkot: vogeldräck vogelschiss vogeldreck; waschanlage: wöschalag
  wöschbox waschalag; waschstrasse: wöschstrass wöschstross wäschstrass waschstrass; wasser: waser; weg: wäg; weiss:
  wyss; wetter: wätter; wirklich: würkli würklech; wohnmobil: wohnmobiu; wohnung: wohnig; wohnwagen: wohnwage wohwage;
  zeitung: zitig; zigaretten: zigarette; zuerst: zersch zerscht; zufrieden: zfride; zürich: züri; zwischendurch:
  zwüschedure
`;
