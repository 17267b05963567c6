/**
 * Words that slots are read by: each with its forms, short forms and usual mistakes, where the other tables don't bring them
 * to it. Doubled and silent letters need no line, nor does one wrong letter in five. Read by `toLexicon`.
 */
export const LEMMAS = `
  1: einzige; 1000: tuusiger tuusigernötli tausender; montag: montag; dienstag: zischdig; mittwoch: mittwoch;
  donnerstag: donnstag dunnschdig; freitag: fridig; samstag: samstag; sonntag: sonntag; wochenende: weekend; werktags:
  werktag werktagen wochentag wärchtags; woche: wochen wuchu; heute: heut hit hütte; folgetag: morn mornä more moren;
  übermorgen: übermorgen; morgen: morgu morgens vormorge frühmorgens; vormittag: morgestund; mittag: mittags übermittag
  mittagszit ässe; mittagspause: zmittagspause; nachmittag: nachmittags; abend: abends zabig abed abendverkauf
  abigverchauf abeverchouf; feierabend: ladenschluss; nacht: nächtlich mitternacht übernachtung; früh: fruh früech
  frühmorgen; jetzt: itze iezt etzt iets momentan; gerade: grad grat gra; schon: schu bereits; noch: no nu nuch na
  nocha; januar: januar; februar: februar; märz: marz märze; april: apr; mai: mai; juni: juno; juli: jul juley; august:
  august; september: september; oktober: oct; november: november; dezember: dezember; anfang: anfang; mitte: mitta;
  ende: ändi endi änd änds end ends; ein: eine einen einem einer eines es e ei nem nere nen ä; halb: halbes halben halbi
  halpes; viertel: viertel; halbjahr: haubjohr; quartal: vierteljohr; 1.5: anderthaub eineinhaub; beide: beid beides
  beiden; zweimal: zwöinisch; dreimal: dreimal; jahr: jahre jahren jahres jahri jhar jahrs; monat: monate mont; tag:
  tage tagen tags tages; stunde: stunden stündli h stündchen; minute: minuten min minüt; uhr: uhrzeit uhri; franken: fr
  frs stei stütz; prozent: procent prozente %; meter: m metr meters mtr; mal: mol x; stück: stk stuck; fahrzeug:
  fahrzeugen vehikel oldtimer cabrio porsche kiste; auto: autos wagen wage autom geschäftsauto gschäftsauto lieferwagen
  firmenauto outi; wohnmobil: wohnmobile camper wohnwagen kastenwagen bus büssji busse camping; von: vom vonem vode
  vomene; bis: biz bs; um: äm; ab: ab; am: ame amne; gegen: geg; nach: nachem nam; vor: vorem vorum; zwischen: zwischen;
  über: ubere uber überne; in: i im ime innert inere; jedes: jede; ganz: gans ganses ganzer ganzs; uhrzeiten: zeiten
  öffnungszeiten geschäftszeiten; wann: wann; wieder: widr wieda; zu: zua; geschlossen: ruhetag; offen: geöffnet uf offu
  offeni; total: insgesamt gesamt zusammen zamme gesamthaft summe gesamtkosten gesamtpreis allem; blog: blogs blok
  artikel blogartikel blogbeitrag beitrag bericht; minimum: mindestens mindestdauer mindestduur mindestlaufzeit minimal
  kürzeste mindestbetrag; spare: sparen spar gespart ersparnis erspare gsparä; alle: alles aller allen auem auli;
  letzte: letztes letztmals; nächste: nächsten nächstmal; seit: seit
`;

/** Everyday words that are one letter away from one of those and mean themselves, where no table has them. */
export const UNMISTAKEN = `
  mitgäh haute heufe zeigen halten woher schnee meinig nachdem nochem nöchem betrag fertig bilden binde beeilen beige
  beigen gegend haltbar hallene jaguar fangen fange früsch bereit bereite bereich mutter mueter mieter matter zweiten
  meinte schont leiste zusagen weder wucher stare starren spuren studer bricht einiger einiges ausguss
`;
