/** Abbreviations, greetings and misspellings that anybody may use. Read by `toLexicon`. */
export const USUAL_SPELLINGS = `
  alle: ale; alles: alls; auf dem: aufm; august: aug; aus dem: ausem ausm; auskunft: auskunf; auto: pw pkw karre kiste
  schlitten auo atuo; autos: pws pkws; batterie: akku batreie batery; baujahr: bj; bitte: bite bittte bitti bittä
  biite bitta pitte bittischön bitteschön beti bittischöön gärngscheh gernscheh; bringservice: bringservis bringserwis
  bringdinst bringdienst bringservic; circa: ca; danke: merci mersi märssi märsi merssi thanks thx thank danki dankä
  tanke dankschön dankeschön dangge mercii märci märcii merssy tankä danggerscht danku thankyou mercy; danke vielmals:
  mercivilmal mercivilmau vergeltsgott vergälts; dann: dan; das: dsa; dezember: dez; eher: ehr; eigentlich:
  eigendlich; eine: ne; einen schönen tag: schönetag; einlagern: einlagen einlageren; entschuldigung: äxgüsi exgüsi
  exgüse äxgüse sorry sory tschuldigung tschuldigong entschuldigong tschuldigom entschuldigum excusé tschuldige äxcüsi
  exküsi äxküsi entschuldigig tschuldigig; exklusive: exkl; februar: feb; firma: bude; fix: fixs; fixe: fixi fixä;
  franken: franke sfr chf; freitag: fr freitg; früh: fürh; für: fürr; geht: get; geht es: gehts; gibt es: gibs gipts;
  grüezi: grüessech grüessäch grüessich grüessgott grüezzi grüetzi grüzi gruezi grüässech grüessdi grüessti griezi
  grüezie griessech grüeziwohl grüessgodd gruessech grüossech grüesech grüesdi grüsech gruetzi grützi griäzi grüäzi
  grüessi grüezimitenand grüssech grüess grüss; gruss: gruess gruäss gruessli; grüsse: grüessli grüesse; guten: gutn;
  guten abend: guetenaabe guetenabig guetenabe gueteabig guetenobe gueteabe; guten morgen: guetemorge guetmorge
  guetemorgä guätämorgä; guten tag: guetetag guetntag guetätag guetag; habe: hab; haben: habn; haben sie: habensie;
  habt: hatb; hallo: hoi hoii hoihoi hoiii hoy sali salli sälü sälli salü salu salut saluti salüü halo hallöchen
  hallole hello helo hey heyy hi hy hallochen halloo hallooo ahoi servus moin moinmoin hoizäme hoizämä halli
  hallihallo; hält: helt; hat es: hats; ich: ih; ihr: irh ir; inklusive: inkl; ist: iss its is; jahrgang: jg jhrg;
  januar: jan; jetzt: jz; kann: kan; kann man: kannman; komme: kom; kommt: komt; kommt es: komts kommts; kündigen:
  künden; lack: lak; langenthal: langetal langental langedal langedau langenthau langethal; liebe: liäbi liebi; mail:
  email mails; matt: mat; minuten: min; mit: mti; mit dem: mitm; mittwoch: mi; monate: mt mte mts monte moonat
  monatte; montag: mo; nicht: nciht nich; nochmal: nomal; november: nov; nummer: nr nummere; offen: ofen ofn oofen
  offn; offerte: ofertte offertte ofertten offeret oferrte; okay: ok okey oke okee oki okei okk okidoki; oktober: okt;
  oldtimer: veteran; perfekt: perfäkt tiptop perfäckt; rabatt: rabat; reicht: langt; reifen: pneu pneus;
  reifenwechsel: pneuwechsel pneuwechsl; riesen: riese riesä; samstag: sa sonnabend; schmutz: dreck; schmutzig:
  dreckig; schön: schöön schöni schöns schööns schöö; september: sept sep; service: servis servise servic serwis;
  shampoo: schampo schampoo schampu shampo champoo; solange: solang; stimmt es: stimmts; strasse: str; stunden: std;
  super: suuper supr; tage: tge; telefon: tel; telefonnummer: telnummer; toilette: wc; tschüss: tschüs tschüüss tschö
  tschau ciao tschüssli adie adieu ade adee adiö adio tschüssi bye byebye tschööö tschou uufwiederluege ufwiederluege
  ufwiederluägä ufwiedersehn aufwiedersehen ufwiederluegä widerluege wiederluege wiederluägä wiederluegä widerluegä;
  über: iber; überwacht: bewacht; und: udn nud unt; versiegelung: versieglung; vielmals: vilmal vilmau vilmol vilmals
  vielmal vielmol viumau viumal viumou vilmou vielmau vüumau veilmal vilmaal velmol vilma villmal villmol; vogelkot:
  vogelscheise vogelscheisse vogelkacke vogelkake; wachs: wax waks; wann: wan; warum: worum; was: wsa; wechselt:
  wexelt wexlet weckselt; weiss: weis; wenn es: wens; wie: iwe; wiedersehen: wiedersehn widersehen wiederseh widerseh;
  wird: wirt; wohnwagen: wohnanhänger; wunderbar: wonderbar; zahle: zal; zum beispiel: zb; zusammen: mitenand mitenang
  mitänand mitänang zämmä metenand mitenander mitnand
`;

/** What standard German has with another meaning: «mir» is «wir», «hei» is «haben». Read so only in a text that is dialect. */
export const AMBIGUOUS_WORDS = `
  abend: obe; abholen: abhole; abstellen: abstelle; an: a; arbeiten: schaffe; auch: au; aus: us; bald: baud; bereit:
  parat; besichtigen: besichtige; bezahlen: bezahle; bin: ben; boot: schiff; brauche: bruch; bringen: bringe; da: do;
  das: s; den: däne; der: de; ein: e; eins: eis; empfehlen: empfehle; erreichen: erreiche; fahren: fahre; felgen:
  felge; finden: fingt finde; flecken: flecke; fragen: frage; geben: gäbe; gebracht: bracht; gehen: gange go; gerade:
  grade; gerne: gern; gibt es: gez; glauben: glaube; haben: hei hand; halt: haut; halten: halte hebe; helfen: häufe
  helfe; heute: hüte hütte; hier: hie; hilfe: hilf; hinterlegen: hinterlege; holen: hole; ich: y; ihr: dir ehr; innen:
  inne; ist: is; kaufen: kaufe; komme: chum; kommen: komme; kostet: kost; kratzer: kratz; kündigen: kündige; lagern:
  lagere lagre; lassen: la lo; machen: mache; mal: mol; man: me ma; mein: mi min; meine: mini mine; mieten: miete;
  mittwoch: mittwoche; möchten: wettet wette; morgen: moore; nach: na; nachher: nächer; nehmen: nähme; noch: no;
  offerieren: offeriere; passen: passe; polieren: poliere; putzen: putze butze; raten: rate; reden: rede schnorre
  schwätze; reifen: reife; reinigen: reinige; reservieren: reserviere; sagen: säge sage; schauen: schaue gucke;
  schicken: schicke; schliessen: schliesse; seit: sit; sie: si; sind: sy sinn; sommer: summer; sprechen: spräche;
  stehen: stande; steht: staat; stellen: stelle; strasse: strass; teuer: türe; trocknen: trockne; tun: tue;
  überwintern: überwintere; und: un; vermitteln: vermittle; versiegeln: versiegle versiegele; verzichten: verzichte;
  wachsen: wachse; wagen: wage; warten: warte; was: wasch; waschen: wasche; wegen: wäge wege; weihnachten: weihnachte;
  weil: wil; weit: wit; wenn: we; wir: mir; wissen: wisse; wollen: wend welle; zahlen: zahle; zehn: zäh; zu: z
`;
