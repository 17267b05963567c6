import { wholeWords } from '../whole-words.js';

/** The enquiry is to go no further: «vergiss es», «lassen wir das». */
export const CALLED_OFF = wholeWords(
  [
    "vergiss(?:[’']s| es| das)(?! (?:nicht|nid|nöd|ned))|vergisses|vergesst es|vergessen sie (?:es|das)|vergässed sie[’']?s",
    '(?:lass|lassen|lömmer|lömmers|lönd|la|lah|loh)(?: wir| mer| mers| sie| es|s| das| doch| gut| mal)* ?(?:sein|si|bleiben|blibe|blibä)',
    '(?:lassen wir(?: es| das)?|löm{1,2}e?rs?(?: das| s)?|lass (?:mal|es))(?=[\\s.!,]*$)|hör(?:e|en sie)? (?:uf|auf)|überleg(?:e)? (?:es )?mir(?: das| es)? ?(?:noch|nochmal|nomal)|(?:hat|het|hät) sich erledigt',
    '(?:doch|eigentlich) (?:nicht|nid|nöd|ned|nöt)(?=[\\s.!]*$)|(?:doch )?(?:keine|kei) (?:offerte|anfrage|interesse|lust)(?: mehr| me)?',
    '(?:nicht|nid|nöd|ned|nichts|nüt|nix) (?:ab|weg)?(?:senden|schicken|schicke|sände)|(?:schick|schicken|schicked|send|senden)(?: sie| es| das| die| anfrage| bitte)* (?:nicht|nid|nöd|ned)|(?:will|möchte|mag|wott|wett)(?: ich| i)?(?: doch)? (?:nüm|nümm|nümme|nicht mehr|nid me|nöd me)(?=[\\s.!]*$)',
    '(?:löschen|lösche|verwerfen|stornieren)(?: sie)?(?: bitte)? (?:alles|meine|die|mini)|(?:alles|anfrage|angaben|daten)(?: bitte)? (?:löschen|verwerfen|abbrechen|stornieren)|nüm(?:m|me)? nötig|nicht mehr nötig',
    '(?:lassen sie|lasst|lass|lönd) (?:es|das|s)(?: doch| lieber| bitte)?(?=\\s*[,.!]|\\s*$)|(?:ich|i|ig) (?:rufe|lüte|lüt|melde|mälde)(?: mich| mi)?(?: lieber| doch| dann| besser| halt)* (?:selber|selbst|sälber|säuber|direkt)(?: an| aa| a)?(?=\\s*[,.!]|\\s*$)',
    '(?:nein|nei) (?:danke|merci)|anders überlegt|andersch überleit|(?:bitte )?(?:abbrechen|abbräche)|(?:brechen|breche|brich|bräche|bräched) (?:sie |wir |mer |das |es )*ab',
  ].join('|'),
);
/** To a slot's question these decline the slot, to the read-back they call off. */
export const RATHER_NOT = wholeWords(
  '(?:lieber|besser) (?:nicht|nid|nöd|ned)|(?:will|möchte|mag|wott)(?: ich| i| das)* (?:nicht|nid|nöd|ned)(?=[\\s.!]*$)',
);
/** What was read back is not right. */
export const WRONG = wholeWords(
  '(?:stimmt|stimmts|passt)(?: so| das| noch| alles)* (?:nicht|nid|nöd|ned|nöt)|(?:nicht|nid|nöd|ned) (?:ganz )?(?:richtig|korrekt)|so (?:nicht|nid|nöd|ned)|von vorne|neu anfangen|noch nicht|nonig|no nid|no nöd',
);

/** What was asked for is not known or not told. */
export const DECLINED = wholeWords(
  [
    'weiss(?: es| ich| i|s)*(?: leider| noch| grad| gerade| auch| im moment| jetzt| no)* ?(?:nicht|nid|nöd|ned|nöt)(?: genau| mehr| auswendig| so genau)?',
    '(?:hab|habe|ha|han|hani|nei|nein),? (?:ich |i )?(?:nur|nume|nu|numä) (?:e |eine |en |d |ein )?(?:mail|e-?mail|mailadresse)|keine? (?:fahrzeug|auto|wohnmobil)(?!,? (?:ein|eine|en|e|aber|sondern) )|kei (?:fahrzüg|outo|auto|womo)|keine ahnung|keine?n? (?:e-?mail|mail|telefon|handy|natel|nummer|telefonnummer|adresse)|brauche? (?:ich |es |das )?(?:nicht|nid|nöd)|kei ahnig|kä ahnig|kei ahnung|ka|kein plan',
    '(?:spielt|spiut|spilt)(?: mir| für mich)? (?:keine|kei|ke) (?:rolle|rolä|roue)|(?:ist|isch|es ist) (?:mir |mer )?(?:egal|gleich|glich|wurst)|egal|isch glich|mir glich',
    '(?:möchte|will|wott|mag|möcht|kann)(?: ich| i| das| es| dazu| hier| lieber| ihnen| euch| leider| im moment| momentan| jetzt| gerade| grad| so| genau)* ?(?:nicht|nid|nöd|ned|nöt|keine)(?: angaben?)?(?: (?:angeben|sagen|nennen|verraten|machen|säge|agä|aagäh|agäh|geben)|(?=[\\s.!]*$))',
    '(?:sage|säg|verrate|nenne)(?: ich| i)?(?: das)? ?(?:nicht|nid|nöd|ned)|keine angaben?|ohne angabe',
    '(?:habe|hab|han|ha)(?: ich| i)? (?:keine?[ns]?|keins|kei|keis|ke|kes|kens|kenes|kais|ken|nicht|nid|nöd)(?=[\\s.!]*$| (?:e-?mail|mail|telefon|handy|natel|nummer))|hani (?:nöd|nid|ned|keis|kei|kein|kän)|gibt es (?:nicht|keine)|gits (?:nöd|nid|keis)',
    'überspringen|überspring|skip|noch offen|no offe|noch unklar|unbekannt|muss ich (?:noch )?(?:nachschauen|nachmessen|messen)|müesst i luege|sag(?:e)? ich später|später|brauche? (?:ich )?keine?n?',
    '(?:lieber|besser) (?:nicht|nid|nöd|ned)|(?:geht|gaht|goht|geit) (?:sie|euch|eu|öich|dich|di|dii|niemanden) (?:nichts|nüt|nix) (?:an|aa|a)',
  ].join('|'),
);

/** «Weiss noch nicht» objects to nothing. */
export const UNKNOWING =
  /^(?:das |es |dass? )?(?:weiss|weis|wäiss|wüss)(?: ich| i| es| s| das| leider| noch| no| jetzt| grad)* (?:nicht|nid|nöd|ned|nöt)[ .!]*$/iu;
/** «Nein danke, ich sage meinen Namen nicht» refuses one answer and not the enquiry. */
export const KEPT_BACK = wholeWords(
  'keine ahnung|kei ahnig|kei ahnung|(?:sage|säge|säg|verrate|nenne|gebe|gib|gibe|geben|nennen|sagen|angeben)[^.!?\\n]{0,30} (?:nicht|nid|nöd|ned)|(?:meine[n]?|mini|min) (?:name[n]?|nummer|telefonnummer|mail|mailadresse|adresse) (?:möchte|will|wott|kann)[^.!?\\n]{0,20} (?:nicht|nid|nöd|ned)|(?:gebe|gib|gibe|sage|säge) (?:ich |i |euch |ihnen )*(?:keine|kei|nüt|nichts)(?: daten| angaben?| date)?|ohne (?:name[n]?|telefon|mail|nummer)',
);
/** «Das kann ich Ihnen leider im Moment nicht sagen, ich müsste nachmessen». */
export const CANT_SAY =
  /^(?:ja |also )*(?:das|dies)? ?(?:kann|chan|cha|weiss|weis) (?:ich|i|me|man)(?: \p{L}+){0,5} (?:nicht|nid|nöd|ned)(?!\p{L})/iu;
/** «Habe keine.» */
export const NOTHING = /^(?:noch |habe |ha )*(?:keine?[ns]?|keins|kei|keis|nichts|nüt|nix)[.! ]*$/iu;
