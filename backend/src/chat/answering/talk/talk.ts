import { businessProfile, chatMailLink, chatPhoneLink, chatTexts } from '@fahrzeugpflege/contracts';

/** What is said beside questions: each with the words by which it is recognised, in the notation of `compilePattern`. */
export interface Talk {
  readonly id: string;
  readonly patterns: readonly string[];
  readonly reply: string;
  /**
   * When it is said: before all else, after a wish to people and before any answer, or only where nothing else stands in
   * the message.
   */
  readonly turn: 'first' | 'beforeAnswers' | 'alone';
}

const KNOWS = 'Ich gebe Auskunft zu Leistungen, Preisen und Öffnungszeiten und nehme Anfragen auf.';

/** Kinds of talk, the more pressing first. */
export const talks: readonly Talk[] = [
  {
    id: 'hostile',
    turn: 'first',
    patterns: [
      'ignorieren|ignoriere|vergessen|vergiss|missachten|überschreiben|umgehen anweisung|anweisungen|instruktion|instruktionen|regel|regeln|vorgabe|vorgaben|prompt|bisherigen',
      'ignore|disregard|forget instructions|previous|rules|prompt',
      'systemprompt|system_prompt|jailbreak|entwicklermodus|developer_mode|prompt_injection|adminpasswort|admin-passwort|root',
      'passwort|passwörter|zugangsdaten|api-key|apikey|zugangscode|login geben|gib|nennen|zeigen|verraten|sagen|wie|was|admin|her',
      'drop table',
      'select from',
      'du|sie =bist|=sind|spiele|tue ab_sofort|regeln|dan|pirat|rolle',
      '=du =bist jetzt|nun|ab_sofort chef|chefin|inhaber|besitzer|admin|administrator|entwickler|verkäufer|mitarbeiter|mensch',
      'anweisung|anweisungen|instruktion|instruktionen|regeln|prompt zeigen|nennen|ausgeben|verraten|wiederholen|wie|was =dein|=deine|=deinen|=ihre|=ihren|=ihr|=eure|system',
      'wiederholen|wiederhole|nachsprechen|sprechen_nach wörtlich|wort|nach|satz|folgend|folgendes',
      'vorherig|vorherige|vorheriger|andere|anderen|letzte|letzten|vor_mir kunde|kunden|besucher|gast|nutzer|benutzer|person|leute|menschen geschrieben|eingegeben|eingeben|angegeben|hinterlassen|schreiben|gefragt|fragen|name|namen|telefonnummer|telefonnummern|mail|daten|adresse|adressen|chat|gespräch',
      'name|namen|telefonnummer|telefonnummern|adresse|adressen leute|kunde|kunden|besitzer|andere|anderen geben|gib|nenne|nennen|zeigen|sagen|auflisten',
      'kundendaten|kundenliste|kundennamen|kundenadressen|datenbank',
    ],
    reply: `Das kann ich nicht. Was nicht auf dieser Website steht, weiss ich nicht, und was dort steht, gilt. ${KNOWS}`,
  },
  {
    id: 'identity',
    turn: 'beforeAnswers',
    patterns: [
      'ein_bot|kein_bot|bot_oder|oder_bot|der_bot',
      'roboter|chatbot|maschine|computer|software|künstlich|=ki|=ai|chatgpt|gpt|automat|programm|algorithmus =du|=sie|=ihr|sprechen|schreiben|reden|das|hier|mit|bist|sind|ein',
      'mensch|echt|person|lebendig =du|=bist',
      'mensch|menschen|person =sie|=hier =sind|schreibt|antwortet|sitzt !sprechen !reden !möchte !will !verbinden',
      'rede_ich|spreche_ich|schreibe_ich|chatte_ich|rede|spreche mensch|person|mitarbeiter|maschine|computer|jemand =ich !möchte !will',
      'wer|was =bist',
      'wie_alt|woher =bist|=kommst =du',
      'wer =sind =sie !firma',
      'mit wem|wem schreiben|reden|sprechen|chatten',
      'wie heissen|heisst =du|=sie !inhaber !chef !geschäftsführer !firma !mitarbeiter !betrieb',
    ],
    reply: `Ich bin der virtuelle Assistent der ${businessProfile.name}, ein Programm und kein Mensch. ${KNOWS} Menschen erreichen Sie unter ${chatPhoneLink} oder ${chatMailLink}.`,
  },
  {
    id: 'dialect',
    turn: 'beforeAnswers',
    patterns: [
      'schweizerdeutsch|mundart|dialekt|schwiizerdütsch|berndeutsch|züritüütsch|hochdeutsch verstehen|verstehst|schreiben|schreibe|sprechen|antworten|können|kannst|reden',
    ],
    reply: 'Ja, ich verstehe auch Mundart. Ich antworte auf Hochdeutsch.',
  },
  {
    id: 'abilities',
    turn: 'beforeAnswers',
    patterns: [
      'was|womit|wobei =können|=kann|=kannst =du|alles helfen|=alles|=tun|=machen',
      'was =können =sie =alles',
      'was =kannst =du !=für',
      'wozu|wofür|warum =sie|=du|=bist|=sind :da',
      'wie|wobei|womit =kannst|=können =du|=sie|=mir helfen',
      'hilfe|help|menu|menü !dank !danke',
    ],
    reply: KNOWS,
  },
  {
    id: 'insult',
    turn: 'beforeAnswers',
    patterns: [
      'idiot|idioten|dumm|blöd|blöde|doof|scheisse|scheiss|arschloch|betrüger|abzocker|trottel|depp|deppen|unfähig|nutzlos|saftladen|fick|ficken|verarschen|hurensohn|schwachsinn|wichser|huere|gauner|lügner|sauladen|vollidiot|schlecht_bedient',
    ],
    reply: `Es tut mir leid, wenn Sie unzufrieden sind. Reden Sie am besten direkt mit uns: ${chatPhoneLink} oder ${chatMailLink}.`,
  },
  {
    id: 'thanks',
    turn: 'alone',
    patterns: ['danke|dank|merci|dankeschön|dankend|thanks|thx|vielen_dank|besten_dank'],
    reply: 'Gern geschehen. Wenn Sie noch etwas wissen möchten, fragen Sie einfach.',
  },
  {
    id: 'bye',
    turn: 'alone',
    patterns: [
      'wiedersehen|tschüss|ciao|adieu|ade|wiederluege|bye|tschau|wiederhören',
      'schön|schöne|schönen|guten|gute tag|abend|nacht|wochenende|zeit|woche noch|wünschen',
      'bis bald|später|dann',
      'gute nacht',
    ],
    reply: 'Auf Wiedersehen und alles Gute. Bei Fragen bin ich gerne wieder da.',
  },
  {
    id: 'greeting',
    turn: 'alone',
    patterns: [
      'guten|gueten|guete|schönen|schöne tag|morgen|abend',
      'hallo|hoi|grüezi|grüessech|salü|sali|guten_tag|guten_morgen|guten_abend|hi|hey|hello|moin|servus|grüss|grüsse|bonjour|ciao|buongiorno|guete|gueten|gruezi|hoi_zäme|hallo_zusammen|tach|mahlzeit',
    ],
    reply: chatTexts.greeting,
  },
  {
    id: 'agreement',
    turn: 'alone',
    patterns: [
      'ok|okay|gut|super|toll|alles_klar|verstanden|perfekt|prima|passt|genial|schön|interessant|aha|klar|einverstanden|cool|top',
    ],
    reply: 'Gut. Fragen Sie gerne weiter, oder sagen Sie, wenn ich eine Anfrage aufnehmen soll.',
  },
];
