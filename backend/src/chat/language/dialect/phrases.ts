import { DAY_PHRASES } from './day-phrases.js';
import { type Lexicon, toLexicon } from './lexicon.js';

/** Finite verbs. «Wenn» right before one of them asks for a time; as a condition it would stand far from its verb. */
const AFTER_WHEN = `händ hend heit heid habt haben isch ist sind send sit seid cha chan chani kann chönd chöi können könnt
  mached machet macht gönd göht geht gaht geit chunt kommt muess muss müend dörf darf söll soll git gits gibt wird wirds
  het hät hat müesst müessti müessted söll sött darf wär wäre bisch nähmed ruft lüted lütet mälded meldet`;
/** Verbs of the second person plural, whose «er» is «ihr». */
const BEFORE_YOU =
  'händ hend hand sind send chönd chönnd chend mached wänd müend dörfed nähmed bringed tüend gönd verlanged gänd nämed chaufed bruched heit';

/** Who or what somebody speaks of after «wänn» in the sense of «wenn»; who asks «wann» goes on with a verb. */
const OWN_AFTER_IF = {
  i: 'ich',
  ich: 'ich',
  ig: 'ich',
  mer: 'wir',
  mir: 'wir',
  me: 'man',
  s: 'das',
  d: 'die',
  de: 'der',
  min: 'mein',
  mini: 'meine',
  mis: 'mein',
  mi: 'mein',
  si: 'sie',
};

/** What «wen» is a mistyped «wenn» before: who asks «wen» goes on with a verb. */
const AFTER_IF =
  'ich ihr sie wir man es das die der mein meine mis ein eine er du was ds dr d unser unsere niemand keiner jemand wer';

/** Pairs of words that mean something else together than apart. */
export const PHRASES: Lexicon = new Map([
  ...toLexicon([
    {
      'seid ihr': 'sit_dir sid_dir sit_dr sit_der sit_ihr siid_ihr seit_ihr',
      'wir sind': 'mir_si mir_sy',
      'ihr seid': 'ihr_sit dir_sit dr_sit ehr_sit',
      'schaffe ich': 'schafe_ich schaf_ich schaffe_ich',
      'schaffe ichs': 'schafe_ichs schaffe_ichs schaffi_s',
      'ich schaffe': 'ich_schafe ich_schaf',
      'ich muss': 'ich_müs',
      'wo ich': 'won_ich won_i',
      'bis wann': 'bis_wenn',
      'ab wann': 'ab_wenn',
      'noch sinn': 'no_sinn',
      'kein sinn': 'kei_sinn ke_sinn kai_sinn',
      'von wann': 'vo_wenn',
      'seit wann': 'sit_wenn',
      'ihr mir': 'iär_mer iär_mir ihr_mir dir_mir ihr_mer dir_mer dr_mir dr_mr dr_mer dir_mr',
      'sie mir': 'sie_mir',
      'du mir': 'du_mir du_mer',
      'bitte mir': 'bitte_mir',
      'gib mir': 'gib_mer',
      'hast mir': 'hesch_mer hesch_mir',
      'für mich': 'für_mi',
      'mich mit': 'mi_mit',
      'du mich': 'du_mi',
      'schöne abend': 'schöne_abe schönä_abe',
      'mich bitte': 'mi_bitte',
      'mich nicht': 'mi_nöd mi_nid mi_nit',
      'mich jemand': 'mi_öpper',
      'mich bei': 'mi_bi',
      'noch offen': 'no_off',
      'wäre ich': 'wär_i wär_ich wäri_ich',
      'noch jemand': 'no_wär no_wer noch_wer',
      'schon jemand': 'scho_wär scho_wer schon_wer',
      'könnt ihr': 'chennt_iär chennt_ihr chennet_iär chennet_ihr chennt_er chennid_iär',
      'in der': 'i_de i_dr',
      'in die': 'i_d',
      'in welchem': 'i_welem in_welem i_welm',
      'danke dir': 'danke_dir merci_dir',
      'kannst mir': 'chasch_mir chasch_mer',
      'sag mir': 'säg_mir säg_mer',
      'ein bisschen': 'e_chli es_bitz e_chlii es_bitzli',
      'guten morgen': 'guete_morge guetä_morgä guata_morga',
      'guten tag': 'guete_tag',
      'guten abend':
        'gueten_abig gueten_obig gueten_obe gueten_aabig guete_obig guete_abe guete_abig guete_aabe gueten_aabe',
      'wie viele': 'wie_mängs wi_mängs wie_mänge wie_mängi wi_mängi',
      'wie viel': 'wi_viu wie_viu wie_fiel wie_fil',
      'in einer': 'ir_ne',
      'wenn ich': 'we_ni we_nig wen_i',
      'in garage': 'ir_garage ir_garasch',
      'in nacht': 'ir_nacht',
      'in woche': 'ir_wuche',
      'in halle': 'ir_halle',
      'in zwischenzeit': 'ir_zwüschezyt ir_zwüscheziit',
      'in einlagerung': 'ir_ylagerig ir_iilagerig',
      'kriege ich': 'krieg_ich',
      'reicht mir': 'längt_mer längt_mir langt_mer längt_mr',
      'bin noch': 'bi_no',
      'bin gerade': 'bi_grad',
      'bin in': 'bi_i',
      'kann ich': 'chan_i cha_i chan_ig',
      'darf ich': 'darf_i dörf_i',
      'muss ich': 'mues_i muess_i muess_ig müs_ich mües_ich müss_ich mus_ich müs_i',
      'soll ich': 'söll_i söu_i sött_i',
      'wasche ich': 'wasch_i wasch_ig',
      'lange wäre': 'lang_wär lange_wär long_wär',
      'was wäre': 'was_wär wa_wär',
      'viel wäre': 'vil_wär viel_wär vill_wär viu_wär',
      'wäre das': 'wär_das wär_s',
      'wäre dann': 'wär_dänn wär_denn wär_de',
      'durch die': 'dür_d dur_d dür_di dur_di',
      'hol und': 'hohl_und',
    },
  ]),
  ...DAY_PHRASES,
  ...AFTER_WHEN.split(/\s+/).map((verb) => [`wenn_${verb}`, ['wann', verb]] as const),
  ...Object.entries(OWN_AFTER_IF).map(([typed, standard]) => [`wänn_${typed}`, ['wenn', standard]] as const),
  ...AFTER_IF.split(' ').map((word) => [`wen_${word}`, ['wenn', word]] as const),
  ...BEFORE_YOU.split(' ').map((verb) => [`${verb}_er`, [verb, 'ihr']] as const),
]);
