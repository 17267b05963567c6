/** Abbreviations, greetings and misspellings that anybody may use. Read by `toLexicon`. */
export const USUAL_SPELLINGS = `
  alle: ale; alles: alls; auf dem: aufm; august: aug; aus dem: ausem ausm; auto: pw pkw kiste; autos: pws; batterie:
  akku; baujahr: bj; bitte: bite bitteschön; bringservice: bringservis bringdienst; circa: ca; danke: merci merssi
  thanks thank danki tanke; dann: dan; dezember: dez; eher: ehr; eigentlich: eigendlich; eine: ne; einlagern: einlagen;
  einlagerung: einlagrung; entschuldigung: exgüsi exgüse sorry; exklusive: exkl; februar: feb; fix: fixs; fixe: fixi;
  franken: franke sfr chf; freitag: fr freitg; früh: fürh; für einen: fürn; geht: get; geht es: gehts; geöffnet:
  gofnet; gibt es: gibts; grüezi: grüessech grüessi grüezimitenand; gruss: gruess; guten: gutn; habe: hab; haben: habn;
  hallo: hoi sali salli sälü salü halo hello hey hi hy moin; hält: helt; hat es: hats; ich: ih; ihr: ir; inklusive:
  inkl; ist: its is; jahrgang: jg; januar: jan; jetzt: jz jetz; juni: jun; kann: kan; keramikversiegelung:
  keramikversieglung; komme: kom; kommt: komt; kommt es: komts; kostet es: kostets; kündigen: künden; lack: lak;
  langenthal: langetal; mail: email mails; märz: mär; matt: mat; minuten: min; mitten: mitten; mittwoch: mi; monate: mt
  monte; montag: mo; nicht: nciht nich; nichts: nix; nochmal: nomal; november: nov; nummer: nr nummere; offen: ofen
  offn; okay: ok; oktober: okt; perfekt: tiptop; rabatt: rabat; reicht: langt; reifen: pneu pneus; reifenwechsel:
  pneuwechsl; samstag: sa; schmutz: dreck; schmutzig: dreckig; schön: schöni schöns; september: sep sept; shampoo:
  schampoo; solange: solang; stimmt es: stimmts; stunden: std; tage: tge; telefon: tel; toilette: wc; tschüss: tschau
  ciao tschüssli adie adieu ade bye widerluege; über: iber; überwacht: bewacht; und: unt; versiegelung: versieglung;
  vielmals: vilmal vilmol viumau; vogelkot: vogelscheise vogelkacke; wachs: wax; wann: wan; warum: worum; wechselt:
  wexelt; wenn es: wens; winterlager: winterquartier; wohnmobil: womo wohmobil; wohnmobile: womos; wohnwagen:
  wohnanhänger; zahle: zal; zum beispiel: zb; zusammen: mitenand mitenang
`;

/** What standard German has with another meaning: «mir» is «wir», «hei» is «haben». Read so only in a text that is dialect. */
export const AMBIGUOUS_WORDS = `
  abend: obe; abholen: abhole; abstellen: abstelle; an: a; arbeiten: schaffe; auch: au; aus: us; bereit: parat;
  bezahlen: bezahle; boot: schiff; brauche: bruch; bringen: bringe; da: do; das: s; den: däne; der: de; ein: e; eins:
  eis; empfehlen: empfehle; erreichen: erreiche; fahren: fahre; felgen: felge; finden: finde; flecken: flecke; fragen:
  frage; geben: gäbe; gehen: gange go; gerne: gern; glauben: glaube; haben: hei hand; halt: haut; halten: halte hebe;
  helfen: helfe; hier: hie; hilfe: hilf; hinterlegen: hinterlege; holen: hole; ich: y; ihr: dir ehr; innen: inne; ist:
  is; kaufen: kaufe; komme: chum; kommen: komme; kostet: kost; kratzer: kratz; kündigen: kündige; lagern: lagere;
  lassen: la lo; machen: mache; mal: mol; man: me ma; mein: mi min; meine: mini mine; mieten: miete; möchten: wette;
  nach: na; noch: no; polieren: poliere; putzen: putze butze; raten: rate; reden: rede; reifen: reife; reinigen:
  reinige; reservieren: reserviere; sagen: säge sage; schauen: schaue; schicken: schicke; seit: sit; sie: si; sind: sy
  sinn; sommer: summer; steht: staat; stellen: stelle; strasse: strass; teuer: türe; tun: tue; überwintern: überwintere;
  und: un; vermitteln: vermittle; versiegeln: versiegle; verzichten: verzichte; wachsen: wachse; wagen: wage; warten:
  warte; was: wasch; waschen: wasche; wegen: wäge wege; weihnachten: weihnachte; weil: wil; weit: wit; wenn: we; wir:
  mir; wollen: wend welle; zahlen: zahle; zehn: zäh; zu: z
`;
