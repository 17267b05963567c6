import type { LexiconTable } from './lexicon.js';

/** Greetings, thanks, good-byes: one word each in standard German, whatever the region. */
export const GREETING_LEXICON: LexiconTable = {
  hallo:
    'hoi hoii hoihoi hoiii hoy sali salli sälü sälli salü salu salut saluti salüü halo hallöchen hallole hello helo hey heyy hi hy hallochen halloo hallooo ahoi servus moin moinmoin hoizäme hoizämä halli hallihallo',
  grüezi:
    'grüessech grüessäch grüessich grüessgott grüezzi grüetzi grüzi gruezi grüässech grüessdi grüessti griezi grüezie griessech grüeziwohl grüessgodd gruessech grüossech grüesech grüesdi grüsech gruetzi grützi griäzi grüäzi grüessi grüezimitenand grüssech grüess grüss',
  'guten morgen': 'guetemorge guetmorge guetemorgä guätämorgä',
  'guten tag': 'guetetag guetntag guetätag guetag',
  'guten abend': 'guetenaabe guetenabig guetenabe gueteabig guetenobe gueteabe',
  danke:
    'merci mersi märssi märsi merssi thanks thx thank danki dankä tanke dankschön dankeschön dangge mercii märci märcii merssy tankä danggerscht danku thankyou mercy',
  'danke vielmals': 'mercivilmal mercivilmau vergeltsgott vergälts',
  vielmals:
    'vilmal vilmau vilmol vilmals vielmal vielmol viumau viumal viumou vilmou vielmau vüumau veilmal vilmaal velmol vilma villmal villmol',
  bitte: 'bitti bittä biite bitta pitte bittischön bitteschön beti bittischöön gärngscheh gernscheh',
  tschüss:
    'tschüs tschüüss tschö tschau ciao tschüssli adie adieu ade adee adiö adio tschüssi bye byebye tschööö tschou uufwiederluege ufwiederluege ufwiederluägä ufwiedersehn aufwiedersehen ufwiederluegä widerluege wiederluege wiederluägä wiederluegä widerluegä',
  wiedersehen: 'wiedersehn widersehen wiederseh widerseh',
  'einen schönen tag': 'schönetag',
  entschuldigung:
    'äxgüsi exgüsi exgüse äxgüse sorry sory tschuldigung tschuldigong entschuldigong tschuldigom entschuldigum excusé tschuldige äxcüsi exküsi äxküsi entschuldigig tschuldigig',
  schön: 'schöön schöni schöns schööns schöö',
  super: 'suuper supr',
  okay: 'ok okey oke okee oki okei okk okidoki',
  perfekt: 'perfäkt tiptop perfäckt',
  wunderbar: 'wonderbar',
  zusammen: 'mitenand mitenang mitänand mitänang zämmä metenand mitenander mitnand',
  liebe: 'liäbi liebi',
  gruss: 'gruess gruäss gruessli',
  grüsse: 'grüessli grüesse',
};
