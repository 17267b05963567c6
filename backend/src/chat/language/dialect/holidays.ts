import type { LexiconTable } from './lexicon.js';

/** Public holidays. */
export const HOLIDAY_LEXICON: LexiconTable = {
  feiertag: 'fiirtig fiirtag firtig fyrtig feirtig',
  feiertage: 'fiirtige fiirtäg fyrtige firtige feiertäg fiirtagä',
  feiertagen: 'fiirtigen',
  ostern: 'oschtere ostere oschterä oschtre',
  weihnachten: 'wiehnachte wienachte wiähnachte wihnachte wiehnacht wienacht',
  ostermontag: 'ostermäntig oschtermäntig ostermändig',
  pfingsten: 'pfingschte pfingste',
  pfingstmontag: 'pfingschtmäntig pfingstmäntig pfingschtmontag pfingschtmändig',
  karfreitag: 'karfritig karfrytig charfritig karfriitig karfritti',
  fronleichnam: 'fronliichnam fronlychnam fronlichnam fronleichnahm',
  neujahr: 'neujohr nöijohr nöijahr neijohr',
  altjahrswoche: 'altjahrswuche altjohrswuche altjahrwuche altjahrwoche',
  silvester: 'silveschter sylvester silvestr sylveschter',
  heiligabend: 'heiligobe heiligabe heiligoobe heiligobig heiliigabe',
  stephanstag: 'stefanstag stephanstäg stefanstäg stephansdag',
  berchtoldstag: 'bärchtoldstag berchtoldsdag bärzelistag bächtelistag',
  nationalfeiertag: 'nationalfiirtig nationalfirtig',
  auffahrt: 'uffahrt ufffahrt',
};
