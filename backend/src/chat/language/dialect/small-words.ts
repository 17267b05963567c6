/** What asks, points and helps: question words, pronouns, auxiliary verbs, particles. Read by `toLexicon`. */
export const SMALL_WORDS = `
  aber: abr abär aba abber aaber; alle: alli aui; alles: aues auls aläs; also: auso aúso; alt: aut auts alti auti
  autä; an: aa; andere: angeri anderi angere; anders: andersch anderscht angers angersch; auch: ou ouch ooch ö aou o;
  auf: uf uff uuf ufä; auf das: ufs; auf dem: ufem ufm; auf den: ufde; aus: uus; aus dem: usem usm; aussen: usse uusse
  ussefür usseför ussefer usserfür; bei: bii by bi; bei euch: bineu binech; beide: beidi beidä bäidi bedi beedi; beim:
  bim; bekomme: bechume; bekomme ich: bekomi bechumi bekommi; bekommen: becho bechömed überchunt überchömed; bekommen
  wir: überchömer überchömmer bechömer; bekommt: bechunt bechunnt überchunnt überchonnt; besser: bessr; billig: biuig
  billigs; bin: binig benn; bin ich: bini; bis: biis bes biss; bist: bisch bish besch; da: dohie umewäg umeweg umwäg;
  dafür: defür derfür dofür; daheim: dihei dehei deheim diheim dahei; damit: demit dermit; danach: denah dernah dernoh
  dernoch denoch; dann: dänn dänne när nächär; daran: drahi draa drah; darauf: druffe druff druf; darf: tarf daarf
  dörf törf; darf ich: darfi tarfi darfig; darüber: drüber driber; das: daas dasch dàs daa ds; dass: dasi; dazu:
  derzue dezue dezu drzue dezua; dein: dis diis; deine: dini diini dyni; dem: däm em; den: dän; denen: dene dena denä;
  der: dr där dä; die: diä d; diese: disi disä; dieser: dere derä; dieses: dises; dort: dört deet döt det dete dörte
  dert; draussen: dusse dussä duss; dürfen: dörfe törfe dörfed dörfet dürfed törfed dürfet dörfä dörfid; echt: ächt;
  eigentlich: eigetlich eigentli eigetli eigentlech eigetlech äigetli eigetlig eigentlig eigntlich; ein: en än äs enes
  nes ii; ein bisschen: chli chlei bitzli bizzli bizli chlii äbitz bitz bizeli bitzeli; eine: eni äni ener enere anere
  äinä äine; einem: eim emene eme imene amene emne; einen: enä; einfach: eifach aifach ifach eifacht äifach; einmal:
  einisch eimal eimol aimol emal emol emou ämel eimau emau aimau; etwa: ötte öppä; etwas: öppis öpis öppès oeppis
  eppis epis öbbis ebbis äppis öpps öppisch; euch: eu öi öich oich üüch üch eui öuch; euer: öier üüer öie öies öiers
  oier öiem öierem üüche üüches; eure: öii euri öiri öieri üüri; für: füe füür för fir fer vör; für den: fürde füre;
  für ein: füres füren fürene; für einen: fürne fürn; ganz: ganzi ganzä gaanz; geben: gäh gää gänd gend gäbed gäbet
  gee gäbä gä gääh gebed; geben sie: gänder gender gäbeder; gegangen: ggange; gegeben: ggä ggää ggeh; gegen: gäge gägä
  gege gegä gäga gäg; gehabt: gha ghaa ghet ghan kha khaa; gehen: gah goh gönd göh ga gaan gönge göön gönt gahn gaane
  göhnd; geht: gaht goht geit gäit gat god gohd gaat gooht gad gait; geht es: gahts gohts geits gaats gots; genau:
  gnau gnauso gnou; genug: gnueg gnuä gnue gnuäg; gerne: gärn gärä gäärn gärnä gärne; geschenk: gschänk; gibt: git gid
  giit gitt; gibt es: gits gids gitz gibts gitts giits gibz gitsch gets; gross: groos groös; grosse: grossi groossi;
  grösser: grööser; günstig: günschtig günschtigs günschtigi günstigs; gut: guet guät gued guut guets guete; gute:
  gueti guäti; habe: han ha; habe ich: hani hanig hanich hanni; habe ich es: hanis; haben: händ hend heit heid hänt
  hent hän hen häi hèi hääd häd hänn heiget heigid heigit heiged hegid hebid; haben sie: händer heitr heitder heitdr
  hender händr hendr händir heitdir händsie; haben wir: hemmer heimer heimr hämer hemer; halbes: halbs; halt: hault;
  hast: hesch häsch hasch hesh häsh hèsch; hast du: heschs; hat: het hät hett hèt hed; hat es: hets häts heds; hätte:
  hätti hätt hättit hetti; hätten: hätted hättid hetted hättä hettid; heran: ane anä zueche zuecher zuche zuehe;
  herauf: ufe uffe; heraus: use usä; herum: ume umä umme ummä; hier: hiä hiir doo dòò hià; hin: häre hii; hinein: ine
  inä ineh inen; hinunter: abä; ich: ig iich ech i; ich es: ichs igs; ihr: dihr diär dier ihrr iär ier iar; immer:
  immr gäng geng immär; in einer: inere inre; innen: innä innefür inneför innerfür innefer; irgendwann: irgendwänn
  irgendwenn; irgendwie: irgendwiä irgendwi; irgendwo: nöime naime nöimä neume neimet; ist: isch esch ischt eesch
  escht; ist das: ischdas; ist es: ischs isches eschs; ja: jo joo jaa jä jau jep jup; jede: jedi jedä; jemand: öpper
  öpert öpär öpperä oepper epper eper öper ebber öbber; jemandem: öpperem öperem öbberem; jemanden: öpperen öppert;
  jetzt: itz jetz jez iz ez etz jitz jtz iez ietz jetze; kann: cha chan chann ka kaa chaan; kann es: chas chans; kann
  ich: chani chanig channi; kann man: chame chammer chamer chamme chamä camme chammä; kannst: chasch kasch chansch
  chaasch; kein: kei kes käi keis kä keh; keine: keini kenni kaini käini käni keni; keinen: kene keinä; klein: chlin
  chlyne chliin chlis chliises chlises; kleine: chlini chliini chlyni chliine; kleiner: chliiner chliner chlyner;
  komme ich: chumi chummi chumeni chummeni chumenig chumeneg chomeni; können: chönd chönnd chöi chöit chönne chönnä
  chönned chönnet chöne chönt chönid chöngge chönei chönnid chöned chöü chönet chönä chend chennd choi köi chönn
  konne; können sie: chönder chöiter chöitr chönndr chönndir chöitdir chöider chönddir; können wir: chömer chömmer
  chöimer chömmr chönnmer chöimr; könnte: chönnt chönti chönnti chöntti chönnte chönntä; könnte man: chöntme chönntme
  chönntmer chöntmer; könnten: chönnted chönntet chönted chöntet chöntid chönntid chöntit chönte chöntä; lange: langi
  langä lengi; länger: lenger längär lenga; mal: mau mou maal; man: mä; mehr: meh mee mèh meeh; mein: mis miis miin
  myn mys minä; meine: miini myni miner minere; meinem: mim miim mym minem mynem; meinen: minne; mich: miich; mit: met
  mitt mid mite; mit dem: mitem mittem; mit einem: miteme mitemne; möchte: wött wötti wetti möcht möchti mecht wötte
  möch mächt möchtig möchtigern wöt wet wöti mechti wett; möchten: möchted möchtid wötted wetted möchtä wettid wötet;
  muss: mues muess muäs muos muas; muss es: mueses; muss ich: muesi muessi muäsi mueni muessni müesi; muss man: muesme
  muessme muesmer muemer muessmer muesmä; müssen: müend müesse müesset müessed münd mönd mües müen müessid müesed
  müese mün möse mösed münt; müssen wir: müemer müemmer mümer müesemer; musst: muesch muäsch muesst; müsste: müessti
  müesti müest müesst; nach: nache; nachher: nachär nochher nochär noher nacher nächhär; natürlich: natürli natürlech
  natüürli natürlig; nein: nei nai nää näi; neu: nöi nöis neus nöie neui nöii; nicht: nöd nid net ned nöt nit nüd neet
  nig; nichts: nüt nüüt nix nünt nütz nyt nüsch; noch: noni nohni; noch nicht: nonid nonig nonöd nonit; nur: nume
  nummä numme nomme nomä numä num nome; ob: öb eb; oder: odr odär oda; ohne: ooni ohni ohnä onni ohn oni; schnell:
  gschwind gschwing geschwind schnäll schnäu schneu; schon: scho schoh schoo; sehr: seer ser; sei: seg sig sigi syg
  sygi syge; sein: siis sys siin sii; seit: siit sitt syt; selber: sälber säuer söuber selbr sölber säuberscht
  sälberscht; sie: siä; sind: send sindr sin sinds; sind sie: sinder sitdr sitder sider sitr sinddir; sind wir: simer
  simmer semmer; so: eso soo aso äso esoo asò; so einem: somene somne sonere; soll: söll söu söli söui sell; sollen
  wir: söllemer söumer sömmer söllmer; sollte: sött sötti söttig söttä setti söti; sollten: sötted söttet söttid sötte
  setted settid; sonst: süsch suscht süscht söscht susch sosch soscht sösch süst sust; teuer: tüür tüüri dür tiir
  tüüre; teurer: türer tüürer tüürere; über: überä öber übere; umwelt: umwält; und: ond ung u; ungefähr: öppe öpä
  öppen öpe ungfähr ungfär ungfäär ungfer ungefär ongefähr ongfähr umgfähr oeppe ugfähr; uns: üs üüs eus öis; unser:
  üse üsen üsä üsers üses üsem euse euses öise öises; unsere: üsi üseri üsari üsere eusi öisi; unter: unger ungerem
  undr under undä; viel: viu vil viiu vèl vüu vyl viil veel vill; viele: vili viili viui veli vieli mängi mängge
  mänggi mengge mängä mänge mengi; vielleicht: villicht vilicht vielecht vilecht viellicht viuech viuecht viuich
  vilich vielich velecht velicht vellecht; vom: vum vam; von: vo vu va vomä vone voni; vorbei: verbi verbii verby
  vorbii vorby verbei; vorher: vorhär vorane; während: währed wärend währund; wann: wänn wän wennd; wann ist: wennisch
  wänisch wännisch; war: gsi gsii gsy gsie gsin; wäre: wäri weri; wäre es: wärs wers; wären: wäred wärid wäret wärä
  weret; warum: wurum werum woroom; was: wa wah waas wass wasfür; was für: wasfürne wafür waför wasför; wegen: wägem
  wägä; weil: wüu wöu wüll wül; weit: wiit wyt wiet wijt; welche: weli welä wele welli wellä weler welchi welchä wöli
  wölä wöuä weuä wela wöla; welchem: welem; welches: weles wöles weuis wölles; wem: wäm wämm; wen: wäne; wenig: wenigi
  wenik wenegi; wenn er: wenner wänner; wenn es: wenns wänns; wenn ich: wenni wänni; wer: wär wäär weer; werden: wärde
  wärded wärdet wärdä werded wärdid wärd werdid; wie: wiä wiie wi wia wii; wie heisst: wieheisst; wie lange: wielang
  wielange wilang wilange wiälang; wie viel: wievil wieviu wiviu wivil wievyl wieviil wieviel wiäviel wiävil wivill
  wieviell wifiel wifil wieveel wiefiel wivyl wiiviil; wie viele: wieviele wievili wievieli wivili wieviili wieviui;
  wie weit: wiewiit wiewit wiiwiit; wieso: wiso wisoo wisu; will: wott wot wodd; will ich: wotti; willst: wosch wotsch
  wottsch wosh wodsch; wir: mier miir mr mär mer; wird: wierd weird wiird; wirst: wirsch; wo: woo; woher: wohär vowo;
  wohin: wohii wohäre wohere wohäri wohi; wollen: wänd wönd weid wöit wöi wänt wöue wöui wönt wöhn wai; wollen sie:
  wänder wender; wollen wir: wämmer wemmer weimer wömmer; woran: wora woraa woraan; würde: tät täti tätti würd würdi
  würdä wurd wörd wörde wür; würden: täted tätet tätid tättet würded würdid würdit wörded wördet; zu: zue zuä zuem; zu
  euch: zueuch zunech zuenech; zum: zom; zurück: zrugg zrügg zruck zrück zrogg zruggg retour; zusammen: zäme zämä
  zämme zäma zeme zämen; zwischen: zwüsche zwüschä zwüschet zwösche
`;
