import { type Lexicon, toLexicon } from './lexicon.js';

/** Finite verbs. «Wenn» right before one of them asks for a time; as a condition it would stand far from its verb. */
const AFTER_WHEN = `händ hend heit heid habt haben isch ist sind send sit seid cha chan chani kann chönd chöi können könnt
  mached machet macht gönd göht geht gaht geit chunt kommt muess muss müend dörf darf söll soll git gits gibt wird wirds
  het hät hat müesst müessti müessted söll sött darf wär wäre bisch nähmed ruft lüted lütet mälded meldet`;
/** Verbs of the second person plural, whose «er» is «ihr». */
const BEFORE_YOU =
  'händ hend hand sind send chönd chönnd chend mached wänd müend dörfed nähmed bringed tüend gönd verlanged gänd nämed chaufed bruched heit';

/** Pairs of words that mean something else together than apart. */
export const PHRASES: Lexicon = new Map([
  ...toLexicon([
    {
      'seid ihr': 'sit_dir sid_dir sit_dr sit_der sit_ihr siid_ihr seit_ihr',
      'wir sind': 'mir_si mir_sy',
      'bis wann': 'bis_wenn',
      'ab wann': 'ab_wenn',
      'von wann': 'vo_wenn',
      'seit wann': 'sit_wenn',
      'ihr mir': 'ihr_mir dir_mir ihr_mer dr_mir dr_mr dir_mr',
      'sie mir': 'sie_mir',
      'du mir': 'du_mir du_mer',
      'bitte mir': 'bitte_mir',
      'gib mir': 'gib_mer',
      'hast mir': 'hesch_mer hesch_mir',
      'für mich': 'für_mi',
      'in der': 'i_de i_dr',
      'in die': 'i_d',
      'in welchem': 'i_welem',
      'danke dir': 'danke_dir merci_dir',
      'kannst mir': 'chasch_mir chasch_mer',
      'sag mir': 'säg_mir säg_mer',
      'ein bisschen': 'e_chli es_bitz e_chlii es_bitzli',
      'guten morgen': 'guete_morge guetä_morgä guata_morga',
      'guten tag': 'guete_tag',
      'guten abend': 'gueten_abig guete_abe guete_abig guete_aabe gueten_aabe',
      'wie viel': 'wi_viu wie_viu',
      'kann ich': 'chan_i cha_i chan_ig',
      'darf ich': 'darf_i dörf_i',
      'muss ich': 'mues_i muess_i muess_ig',
      'soll ich': 'söll_i söu_i sött_i',
      'durch die': 'dür_d dur_d dür_di dur_di',
      'hol und': 'hohl_und',
    },
  ]),
  ...AFTER_WHEN.split(/\s+/).map((verb) => [`wenn_${verb}`, ['wann', verb]] as const),
  ...BEFORE_YOU.split(' ').map((verb) => [`${verb}_er`, [verb, 'ihr']] as const),
]);
