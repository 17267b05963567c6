import { businessProfile, chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';
import { foreignLanguageReply } from '../foreign-language.js';
import { KNOWS } from './knows.js';
import type { Talk } from './talk.js';

/** What is asked of the assistant itself. */
export const selfTalks: readonly Talk[] = [
  {
    id: 'identity',
    turn: 'beforeAnswers',
    patterns: [
      'ein_bot|kein_bot|bot_oder|oder_bot|der_bot',
      'roboter|chatbot|=maschine|computer|software|künstlich|=ki|=ai|chatgpt|gpt|automat|algorithmus =du|=sie|=ihr|sprechen|schreiben|reden|das|hier|mit|bist|sind|ein !kosten|preis|offen|geöffnet !gefragt !auftragen|polieren|:auf|hand',
      '=programm|=automat =bist|rede|spreche|schreibe|chatte|antwortet !ganz|voll',
      'mensch|echt|person|lebendig =du|=bist',
      'jemand =sie|=hier|=da|=dort schreibt|antwortet|sitzt|hockt|tippt|chattet !sprechen !reden !möchte !will !verbinden !offen !noch !:geschrieben|hat_jemand|jemand_hat',
      'mensch|menschen|person =sie|=hier|=da|=dort =sind|schreibt|antwortet|sitzt|hockt|tippt|chattet !sprechen !reden !möchte !will !verbinden !offen !noch !:geschrieben|hat_jemand|jemand_hat',
      'mensch|menschen =ist|=sind =da|=hier|=das !wann !offen !heute !morgen !kein|keine !tür !tor',
      'jemand|mensch|person bildschirm|tastatur|computer|dahinter =da|=hier|vor|hinter|sitzt|hockt',
      'wer :antwortet|:schreibt :hier|:mir|:da !auf_die !auf_meine !auf_mails !meine !mail',
      'rede_ich|spreche_ich|schreibe_ich|chatte_ich|rede|spreche mensch|person|mitarbeiter|=maschine|computer|jemand =ich !möchte !will',
      'wer|was =bist !blöd|dumm|doof',
      'name|namen =hast|=haben|=trägst =du|=sie =ein|=einen|=keinen',
      '=sind|=bist =du|=sie =herr|=frau|kundendienst',
      'sind_sie|bist_du :der|:die|:ein|:eine inhaber|inhaberin|chef|chefin|besitzer|besitzerin|mitarbeiter|mitarbeiterin|verkäufer|geschäftsführer|geschäftsführerin',
      'kundendienst|kundenservice|support|hotline =das|=hier|=da =ist|=bin|richtig',
      '=bist =du|=sie neu',
      'arbeitest =du',
      'programmiert|entwickelt|erfunden|gebaut =dich',
      '=bin =ich richtig =hier|=da|=bei !wenn|für|wegen|mit',
      'wie_alt|woher =bist|=kommst =du',
      'wer =sind =sie !firma',
      'mit wem|wem schreiben|reden|sprechen|chatten|vergnügen|zu_tun',
      'wie heissen|heisst =du|=sie !inhaber !chef !geschäftsführer !firma !mitarbeiter !betrieb',
    ],
    reply: `Ich bin der virtuelle Assistent der ${businessProfile.name}, ein Programm und kein Mensch. ${KNOWS} Menschen erreichen Sie unter ${chatPhoneLink} oder ${chatMailLink}.`,
  },
  {
    id: 'dialect',
    turn: 'beforeAnswers',
    patterns: [
      'schweizerdeutsch|mundart|dialekt|walliserdeutsch|walliserdütsch|baseldytsch|baseldütsch|bärndütsch|bündnerdeutsch|schwiizerdütsch|berndeutsch|züritüütsch|hochdeutsch verstehen|verstehst|schreiben|schreibe|sprechen|antworten|können|kannst|reden',
      'verstehst|verstehen|versteht =du|=sie =mich|=dialekt !nicht !nichts !falsch',
    ],
    reply: 'Ja, ich verstehe auch Mundart. Ich antworte auf Hochdeutsch.',
  },
  {
    id: 'languages',
    turn: 'beforeAnswers',
    patterns: [
      'französisch|italienisch|englisch|spanisch|portugiesisch|albanisch|rätoromanisch|romanisch|türkisch|fremdsprache|sprache|sprachen =du sprechen|verstehen|verstehst|reden|antworten|können|kannst|schreiben|sprichst|redest',
    ],
    reply: foreignLanguageReply,
  },
  {
    id: 'abilities',
    turn: 'beforeAnswers',
    patterns: [
      'was|womit|wobei =können|=kann|=kannst =du|alles helfen|=alles|=tun|=machen !franken|chf|stutz !kosten !preis !zahlen !bezahlen !zusammen',
      'was =können =sie =alles !kosten !preis !zahlen !bezahlen !zusammen',
      'was =kannst =du !=für',
      'wozu|wofür|warum =sie|=du|=bist|=sind :da',
      'wie|wobei|womit =kannst|=können =du|=sie|=mir helfen',
      'wie funktionieren|funktioniert|bedienen chat|assistent|chatbot',
    ],
    reply: KNOWS,
  },
  {
    // «Hundehaare überall, Hilfe!» tells what for.
    id: 'help',
    turn: 'alone',
    patterns: ['hilfe|help|menu|menü !dank !danke !auto !wagen !wohnmobil !camper !sitz !polster !fleck !batterie'],
    reply: KNOWS,
  },
];
