/** Numbers, as hours are named too. Read by `toLexicon`. */
export const NUMBERS = `
  eins: ais äis; zwei: zwöi zwo zwe zwoi zwäi zwee; drei: drü dru drüü drii dräi drey dri dry drüi; vier: vieri viere
  vieru; fünf: füf füüf föif fif foif füfi föifi föife foifi feuf fünfi; sechs: sächs sächsi sächse sächschi sechsi;
  sieben: sibe sibä sibni sebe sibne sibu sebä siebe siebni sebni siben; acht: achti achte; neun: nün nüün nüni nüne
  nünu nöin neuni nini; zehn: zää zehni zäni zähni zähn zehe zächni zäh zääh; elf: euf elfi eufi euft öuf öufi; zwölf:
  zwölfi zwöuf zwöufi zwölfe; zwanzig: zwänzg zwänzgi zwanzg zwänzig zwenzg; dreissig: drissg driissg dryssg drissig;
  vierzig: vierzg; fünfzig: füfzg füfzig föifzg föifzig; sechzig: sächzg sächzig; siebzig: sibezg sibezig siebezig;
  achtzig: achtzg; neunzig: nünzg nünzig nüünzg; dreizehn: drizäh drizä drizeh; vierzehn: vierzäh vierzä; fünfzehn:
  füfzäh füfzä föifzäh; sechzehn: sächzäh sächzä; siebzehn: sibezäh sibezä; achtzehn: achtzäh achtzä; neunzehn: nünzäh
  nünzä; hundert: hundrt hondert; tausend: tuusig tuusend tusig tuusigs dusig; erste: erschti erscht erschte erschts;
  zweite: zwöiti zwöit zwöite zwöits zweiti zweits zwoiti zwöiten zwöitä
`;

/** Days, parts of days, months, seasons and holidays. Read by `toLexicon`. */
export const TIMES = `
  abend: obig aabe abig oobe oobig; abends: zobe zobig; april: aprile abrel; auffahrt: uffahrt; august: ougschte
  ouguscht; bald: gli; dezember: dezämber; dienstag: zischtig zistags dienstig; donnerstag: donschtig donschti
  dunschtig; dreimal: drimol; februar: feber; feierabend: fyrabe fiirabig fyrobe; feiertag: fiirtig; feiertage:
  feiertäg; ferien: ferie; freitag: fritig fritag frejtig; fronleichnam: fronliichnam; früh: früeh früäh; früher:
  früehner früecher; frühling: früelig frühlig; geöffnet: ufto; geschlossen: gschlosse; gestern: geschter geschtert;
  halb: haubi haub; halbes: haubs; heiligabend: heiligabe; herbst: härbscht; heute: hüt hütt hött; heute abend: hinecht
  hüttabe hütobe; jahr: johr joor; jahre: johre; januar: jänner jenner; jederzeit: jederziit; karfreitag: karfriitig;
  letzte: letscht letschte; märz: merz; minuten: minute; mittag: mitag zmittag zmittig; mittags: zmittags; mitte: mitti;
  mittwoch: mittwuch; monat: monet moned monad; monate: mönet mönät; montag: mäntig mentig mändig; morgen: morn morge
  morga; morgens: zmorge; nachmittag: namittag nomittag nami; nachmittags: namittags; nächste: nächschti nächscht
  nöchscht; nacht: znacht; november: novämber; offen: offe offni offa offne open; öffnungszeiten: öffnigszite
  öffnungsziite öffnungszeite; ostermontag: ostermäntig ostermändig; ostern: oschtere; pfingsten: pfingschte; samstag:
  samschtig samschti samschdig; september: septämber; sonntag: sunntig sonntig sunndig; spät: spot; später: spöter
  speter; spätestens: spötischtens; stunde: stund stung; stunden: schtunde; tag: daag; tage: täg; täglich: tägli; über
  mittag: übermitag übermettag; übermorgen: übermorn öbermorn; uhr: uhre; viertelstunde: viertelstund; weihnachten:
  wiehnachte wiehnacht wienacht; werktag: werchtig wärchtig wärktig; winter: wintr wenter; woche: wuche; wochen: wuchen;
  wochenende: wuchenänd wuchenend wochenänd wochenend wocheend wucheänd; zeit: ziit zyt zit; zeiten: zite; zweimal:
  zwöimal zwöimau
`;
