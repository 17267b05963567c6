import { chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';
import { KNOWS } from './knows.js';
import type { Talk } from './talk.js';

/** How somebody takes what was said. */
export const reactionTalks: readonly Talk[] = [
  {
    // No matter of the business, and nothing to be silent on.
    id: 'distress',
    turn: 'beforeAnswers',
    patterns: [
      'umbringen|umbringe|selbstmord|suizid =ich|=mich',
      ':bringe_mich_um|:bring_mich_um|:bringe_ich_mich_um|:bring_ich_mich_um',
      'nicht_mehr leben =ich|=mag|=will',
    ],
    reply:
      'Wenn es Ihnen nicht gut geht, reden Sie bitte mit jemandem: Die Dargebotene Hand hört unter der Nummer 143 Tag und Nacht zu, im Notfall hilft 144.',
  },
  {
    id: 'insult',
    turn: 'unlessAsked',
    patterns: [
      'idiot|idioten|dumm|blöd|blöde|doof|scheisse|scheiss|arschloch|betrüger|abzocker|trottel|depp|deppen|unfähig|nutzlos|saftladen|fick|ficken|verarschen|hurensohn|schwachsinn|wichser|huere|gauner|lügner|sauladen|vollidiot|schlecht_bedient|frechheit|unverschämt|wucher|beschiss|verarscht|verarschung|halsabschneider|gesindel|bauernfänger|scharlatane|pfuscher|diebe|:gangster|:schlimmsten|unbrauchbar|schnauze|leck_mich|saumässig|miserabel|zum_kotzen|armselig|lachnummer|witzfigur|fresse|scheissdreck|schissdreck|verpiss|verpissen|könnt_mich_mal|kannst_mich_mal|anzünden|niederbrennen|abfackeln|einen_vogel|unter_aller_sau|unter_jeder_sau|unter_aller_kanone|unter_jeder_kanone|unterirdisch|sauerei|schweinerei|deine_mutter|spinnst|spinnt|scheissbot|scheissladen|scheissverein|siech|sieche|sauhund|löli|tubel|totsch|pfeife|pfiffe|pfeifen|nervst|arschgeige|zum_teufel|zur_hölle|bereuen|einsperren|halunke|halunken|ganoven|:schlechteste|:schlechtesten|:mieseste|clowns',
      'schlecht|schlechte|schlechten =eure|=euch|=ihr|=ihre webseite|service|arbeit|firma|betrieb|leistung|kundendienst|kundenservice finde|ist|war|seid !=ob|wenn|wie|was|wetter',
      '=wollt|=wollen nur|bloss|einfach =geld|=kohle|abzocken =ihr|=sie !=ich|=wir|zurück|wissen',
      'der_letzte|das_letzte|:letzter :dreck|=ihr_=seid|=sie_=sind|=du_=bist|eure|:scheiss !mal !wann !was !wer !auto !kunde !platz !termin',
      'lügst|lügt|lügen|gelogen|anlügst|angelogen|belogen =du|=ihr|=sie|=mich !wenn|ob',
      'keine_ahnung|null_ahnung|kein_plan|keinen_plan =du|=ihr|=sie !=ich|=wir',
      'lecken|leck|:läck arsch|füdli|füdle|hintern',
      ':poste|:verbreite|:publiziere|:veröffentliche =ich wenn|sonst|falls|überall',
      'laden|bude|betrieb|firma =eure|=euren|=ihren schliessen|zumachen|dichtmachen =sollte|gehört|müsste',
      'nicht|nichts =bieten|:gefallen =mir =lasse|=lassen|=lass !anbieten',
      'fertig mit_euch|mit_ihnen|mit_dir =ich',
      'dumm|doof|blöd wie brot|bohnenstroh|kuh',
      'einschlagen|zusammenschlagen|verprügeln|verhauen|kaputtschlagen|umlegen =ich|=euch|=dich|=ihnen|=wir',
      '=schlagen|=schlage|=schlag =euch|=dich|=ihnen =ich|=ein',
      'wissen|weiss|herausfinden|finden|finde =ich =wo =du|=ihr :wohnst|:wohnt|:wohnen !nicht',
      'schrott|müll|mist =deine|=dein|=eure|=euer antwort|website|chat|bot|service|firma',
      '=hasse =dich|=euch|=sie',
      'nie|niemand antworten|antwortet|meldet mist|frechheit|schande|unglaublich',
      'schnauze|schnurre|schnorre|latz|maul|klappe =halt|halte|halten|=zu',
      // Threats: people are the ones to hear them.
      'schlecht|schlechte|negative|miese bewertung|bewerten|bewerte|rezension|google-bewertung =ich|=euch',
      'wenn|sonst|ausser =ihr|=sie nicht|=nichts :zahlt|:bezahlt|:zurückzahlt komme|kommen|gehe|schreibe|komm',
      'hacken|:hacke|:lösche|:sperre|:zerstöre|:verschlüssle|:lahmlege =ich eure|=euren|=euch|=ihre website|webseite|seite|server|daten|system|computer|konto !wie !was !kann !darf !anfrage',
      'gewerbepolizei|polizei =euch|=ihnen|=sie melden|melde|rufe|hole|schicke',
      'anwalt|rechtsanwalt|konsumentenschutz|konsumentenmagazin|kassensturz|beobachter|anzeigen|verklagen|verklage|:klage =ich|=mein|=euch|=ihnen !inserat',
    ],
    reply: `Es tut mir leid, wenn Sie unzufrieden sind. Reden Sie am besten direkt mit uns: ${chatPhoneLink} oder ${chatMailLink}.`,
  },
  {
    id: 'praise',
    turn: 'unlessAsked',
    patterns: [
      'kompliment|komplimente|chapeau|hut_ab !kein|keine',
      '=bist =du witzig|lustig|nett|lieb|süss|klug|schlau|freundlich|genial|toll|cool|hilfsbereit !nicht',
    ],
    reply: 'Vielen Dank, das freut uns.',
  },
  {
    id: 'misunderstood',
    turn: 'alone',
    patterns: [
      'verstehst|versteht|verstanden|kapierst|checkst|begreifst|schnallst nicht|nichts|falsch =du|=sie|=mich|=bot',
      'nicht =meine frage|antwort|gefragt',
      'nicht :gefragt|:gemeint|wissen_wollen =habe|=hatte|=wollte|=war|=ich',
      '=das =meine|=meinte =ich nicht|anders',
      'falsche|falsch antwort|verstanden',
      'hilft|nützt =mir nicht|nichts|wenig',
      'nicht verstanden|kapiert|begriffen wieder|mist|schon_wieder|immer_noch',
      'bringt|nützt|hilft nichts =das|=mir|=alles',
      'was_soll_das|was_soll_der',
      'stimmt nicht =das doch|gar|ja|aber|überhaupt',
      'wie_bitte',
      // «Was zahlt ihr für meinen Wagen?» means a car.
      'was_:meinst|was_:meinen|was_:meint|genau_:meinst|genau_:meinen|genau_:meint =du|=sie|=ihr|damit',
      'verstehe|kapiere|begreife|checke nicht|nichts|=kein =ich',
    ],
    reply: `Das tut mir leid. Fragen Sie bitte noch einmal mit anderen Worten, oder fragen Sie uns direkt: ${chatPhoneLink} oder ${chatMailLink}.`,
  },
  {
    id: 'wellbeing',
    turn: 'alone',
    patterns: [
      'wie_geht_es|wie_gehts|wie_geht|wie_läuft !weiter !danach !dann !nachher !los !das !dies !vor !sonst !=ab',
      'alles klar|gut|fit|paletti bei_dir|bei_euch|bei_ihnen|bei_ihr',
      'was läuft|geht =so|=bei_dir|=ab',
      'schläfst|träumst|langweilst =du',
      'wie :war|:ist|:läuft =dein =tag|=wochenende|=morgen|=abend',
    ],
    reply: `Danke der Nachfrage, als Programm geht es mir immer gut. ${KNOWS}`,
  },
  {
    id: 'thanks',
    turn: 'alone',
    patterns: [
      'danke|dank|merci|dankeschön|dankend|thanks|thx|vielen_dank|besten_dank',
      'danke|dank|danken|merci herzlich|vielmals|auskunft|hilfe|info|infos|antwort|mühe|geduld|beratung|rückmeldung',
    ],
    reply: 'Gern geschehen. Wenn Sie noch etwas wissen möchten, fragen Sie einfach.',
  },
];
