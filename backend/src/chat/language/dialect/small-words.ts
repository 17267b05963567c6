/** What asks, points and helps: question words, pronouns, auxiliary verbs, particles. Read by `toLexicon`. */
export const SMALL_WORDS = `
  alle: alli aui; alles: aues; also: auso; alt: alti auti; an: aa; andere: anderi angere; anders: andersch angers; auch:
  ou o; auf: uf uff; auf das: ufs; auf dem: ufem; aus dem: usem; aussen: usse; bei: by bi; beide: beidi; beim: bim;
  bekomme: bechume; bekomme ich: bechumi; bekommen: becho überchömed; bekommt: überchunnt; bin ich: bini; bis: bes;
  bist: bisch besch; dafür: defür derfür; daheim: dihei dehei deheim diheim; damit: demit dermit; danach: dernoh
  dernoch; dann: dänn dänne när nächär; daran: drahi draa; darauf: druffe druff druf; darf: dörf törf; darüber: drüber;
  das: ds; dazu: derzue dezue drzue; dein: dis; deine: dini; dem: däm em; denen: dene; der: dr där dä; die: d; dieser:
  dere; dort: dört döt det dete dert; draussen: dusse; dürfen: dörfe törfe dörfed törfed; echt: ächt; eigentlich:
  eigetlich eigentli eigetli eigentlech eigetlech eigetlig; ein: en äs nes ii; ein bisschen: chli chlei bitzli bitz
  bitzeli; eine: äni anere; einem: eim emene eme imene amene emne; einfach: eifach; einmal: einisch eimal eimol emal
  emol emau; etwas: öppis öpis eppis öbbis ebbis; euch: eu öi öich eui; euer: öier öie öies; eure: öii euri; für: för
  fir fer; für den: füre; für einen: fürne; ganz: ganzi; geben: gäh gänd gend gäbed gäbet gä; geben sie: gänder; gegen:
  gäge gege gäg; gehabt: gha; gehen: gah goh gönd göh ga göhnd; geht: gaht goht geit gäit god gaat gad; geht es: gahts
  gohts geits; genau: gnau; genug: gnueg gnue; gerne: gärn; gibt: git; gibt es: gits gids gets; grosse: grossi; gut:
  guet guets guete; gute: gueti; habe: han ha; habe ich: hani; habe ich es: hanis; haben: händ hend heit heid hent hän
  hänn heiget heigit hegid; haben sie: händer hender; haben wir: hemmer; halbes: halbs; hast: hesch häsch; hat: het hät
  hett hed; hat es: hets häts; hätte: hätti hätt hetti; hätten: hätted; heran: ane; herauf: ufe uffe; heraus: use;
  herum: ume umme; hin: häre; hinein: ine inen; ich: ig ech i; ich es: ichs; ihr: dihr iär ier iar; immer: gäng geng;
  innen: innä innefür; irgendwann: irgendwänn; irgendwo: neume; ist: isch esch ischt; ist es: ischs; ja: jo jaa jep jup;
  jede: jedi; jemand: öpper öper; jemandem: öpperem; jetzt: itz jez ez jitz; kann: cha chan chann ka kaa; kann es: chas;
  kann ich: chani; kann man: chame chamer; kannst: chasch kasch; kein: kei kes käi keis kä; keine: keini keni; klein:
  chliises; kleine: chlini; kleiner: chliner; komme ich: chumi chumeni; können: chönd chöi chöit chönned chönnet chöne
  chönt chend; können wir: chömer; könnte: chönnt chönti chönnte; könnten: chönnted chönntet; lange: lengi; länger:
  lenger; mal: mau mou; man: mä; mehr: meh; mein: mis mys; meine: minere; meinem: mim mym; mit: met; mit dem: mitem; mit
  einem: miteme; möchte: wött wötti möcht mecht wett; möchten: möchted wetted wettid; muss: mues muess; muss ich: muessi
  mueni; müssen: müend müesse müesset müessed mües; müsste: müest; nach: nache; nachher: nachär nochher nochär;
  natürlich: natürli natürlech; nein: nei nai; neu: nöi nöis neus nöie neui; nicht: nöd nid net ned nöt nit nüd; nichts:
  nüt; noch: noni; noch nicht: nonid nonig; nur: nume numme; ob: öb; oder: odr; ohne: ohni; schnell: gschwind schnäll
  schnäu; schon: scho; sei: seg sig syg; sein: sys sii; seit: syt; selber: sälber; sind: send sin sinds; sind wir:
  simmer; so: eso soo aso; so einem: somene; soll: söll söu söli söui sell; sollte: sött sötti; sollten: sötted sötte;
  sonst: süsch suscht süscht söscht susch; teuer: tüür dür tiir tüüre; teurer: türer; über: öber übere; und: ond u;
  ungefähr: öppe ungfähr ongefähr; uns: üs eus öis; unser: üse üsen üsers üses üsem euse euses; unsere: üsi üsere eusi
  öisi; unter: unger under; viel: viu vil vill; viele: vili mängi mängge mänge; vielleicht: villicht; vom: vum vam; von:
  vo vu va; vorbei: verbi; vorher: vorhär vorane; während: währed; wann: wänn wän; war: gsi gsy gsie; wäre: wäri; wäre
  es: wärs; wären: wäred wäret; warum: werum; was: wa wass; wegen: wägem; weil: wüu; weit: wiit wyt; welche: weli wele
  welli welchi wela; welchem: welem; welches: weles; wem: wäm; wen: wäne; wenig: wenigi; wenn er: wenner; wenn es: wenns
  wänns; wenn ich: wenni; wer: wär; werden: wärde; wie: wiä wi wia; wie lange: wielange; wie viel: wievil wieviu wiviu
  wivil wifiel wifil; wie viele: wieviele wievieli; wieso: wiso; will: wott wot; will ich: wotti; willst: wosch wotsch;
  wir: mier mr mer; wohin: wohäre wohi; wollen: wänd wönd wöit wöi; wollen wir: wämmer wemmer weimer; woran: wora;
  würde: tät würd wörd wür; würden: würded; zu: zue; zum: zom; zurück: zrugg zrügg zruck zrogg retour; zusammen: zäme
  zämme zeme zämen; zwischen: zwüsche zwösche
`;
