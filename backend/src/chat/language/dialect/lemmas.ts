/**
 * Words that slots are read by: each with its forms, short forms and usual mistakes, where the other tables don't bring them
 * to it. Doubled and silent letters need no line, nor does one wrong letter in five. Read by `toLexicon`.
 */
export const LEMMAS = `
  1: einzigen einzige einzig; 1000: tuusiger tuusigernötli tausender; montag: montags mänti möntag; dienstag:
  dienstags zyschti zischdig dsistag zinstag; mittwoch: mittwochs; donnerstag: donnerstags donnstag donnschdig
  dunnschdig; freitag: freitags friti fridig; samstag: samstags samstg samtag samsatg samschdi; sonntag: sonntags
  sunndi; wochenende: wucheändi weekend; werktags: wochentags werktag werktage werktagen wochentag wärchtag wärktag
  wärchtags; woche: wochen wuchu; heute: heut hit hüttä heite hütte; folgetag: morn mornä morä more moren; übermorgen:
  übermorä übermore; morgen: morgu morgens morgn vormorge frühmorgens; vormittag: vormittags vormittage morgestund;
  mittag: mittags mittagszeit übermittag mittagszit mittage ässe; mittagspause: mittagspouse zmittagspause;
  nachmittag: nachmittags nahcmitag nachmittage; abend: abends abens obe zabig abed abendverkauf abigverchauf
  abeverchouf; feierabend: füraabe fürobe fürabig ladeschluss ladenschluss; nacht: nachts nächtlich mitternacht
  übernachtung; früh: fruh früech frühmorgen; jetzt: itze iezt etzt iets momentan; gerade: grad grade grat gra; schon:
  schu bereits; noch: no nu nuch na nocha; januar: janur; februar: februr; märz: marz märze; april: apr; mai: mai;
  juni: juno; juli: jul juley; august: augschta augschtä; september: septeber; oktober: oct october oktobär; november:
  novmber novembr novämbär; dezember: december dezämbär; anfang: afang anfangs afangs; mitte: mitta mittä; ende: ändi
  endi änd änds end ends endä; ein: eine einen einem einer eines es e ei nem nere nen ä; halb: halbes halbe halben
  halbi halps halpes halber halbä; viertel: viertl vierteu; halbjahr: haubjahr halbjahre halbjohr haubjohr; quartal:
  vierteljahr vierteljohr; 1.5: anderthalb eineinhalb anderthaub eineinhaub; beide: beid beides beiden beidne bedes
  beider; zweimal: zwöinisch; dreimal: dreimal; jahr: jahre jahren jahres jahri jhar jahrs; monat: monate monaten
  monats mont mount; tag: tage tagen tags tages; stunde: stunden stündli h stündchen; minute: minuten min minüt; uhr:
  uhrzeit uhri; franken: fr frs franka franggä stei stütz; prozent: prozänt procent prozänte prozente %; meter: m metr
  meters mtr metern; mal: mol x; stück: stk stuck; fahrzeug: fahrzeuge fahrzeugen vehikel oldtimer oldtimern cabrios
  cabrio porsche kiste; auto: autos wagen wage autom geschäftsauto gschäftsauto lieferwagen firmenauto outi;
  wohnmobil: wohnmobile wohnmobilen camper campern wohnwagen kastenwagen bus büssji busse camping; von: vom vonem vode
  vomene; bis: biz bs; um: äm; ab: ab; am: ame amne; gegen: geg; nach: nachem nah nam; vor: vorem vorum; zwischen:
  zwische zwüschen zwüsched; über: überem ubere uber überne; in: i im ime innert inere; jedes: jede jeden jedem; ganz:
  ganzes ganze ganzen gans ganses ganzer ganzs; uhrzeiten: zeiten öffnungszeiten geschäftszeiten; wann: wann; wieder:
  widr wieda; zu: zua; geschlossen: ruhetag; offen: geöffnet geofnet uf offu offeni; total: insgesamt gesamt zusammen
  zamme gesamthaft summe gesamtkosten gesamtpreis allem; blog: blogs blok artikel blogartikel blogbeitrag beitrag
  bericht; minimum: mindestens mindestdauer mindestduur mindestlaufzeit minimal kürzest kürzeste mindestbetrag; spare:
  sparen spar gespart gsparet ersparnis spart erspare spari gsparä sparet; alle: alles aller allen auem auli; letzte:
  letzten letztes letztmals; nächste: nächsten nächstes nächstmal; seit: seit
`;

/** Everyday words that are one letter away from one of those and mean themselves, where no table has them. */
export const UNMISTAKEN = `
  nachdem nochem nöchem betrag leuten fertig bilder bilden binde beeilen bediene beige beigen gegend halter haltbar
  haube hallene jaguar fangen fange früsch bereit bereite bereich mutter mueter mieter matter zweiten meinte schont
  leischte leiste leiten hindert zusagen weder wucher treue stare starren spuren studer bricht einig einiger einiges
  ausguss
`;
