/** «S Womo, wo mer nümm bruuche» is no question for a place. */
const NAMED_BEFORE =
  /^(?:\p{L}*(?:mobil|womo|auto|outo|camper|wage|wagä|büssli|cabrio|oldtimer|fahrzüg|fläcke?|sitz|polster)|sache|lüt|öpper|öppis|alles)$/u;

/** What a question begins with: it asks for no place besides. */
const ASKS_ALREADY =
  /^(?:isch|ist|sind|sy|git|gits|gibt|händ|hend|hei|heit|het|hät|hat|habt|haben|cha|chan|kann|chönd|chöit|chöi|könnt|können|wird|wärde|werde|werden|schafft|chunt|was|wie|wer|wär|wänn|wenn|warum|wieso|wiso|welche|weli|wele)$/;
/** «… und wo», «… säge wo»: a question of its own. */
const NEXT_QUESTION =
  /^(?:und|oder|aber|also|o|ou|au|no|gnau|genau|denn|dänn|de|vo|von|bis|ab|isch|ist|säge?|sage?n?|verrate|zeige|erkläre|wüsse?|wüssed|wissen|weiss|luege|froge?|fraage?|frage)$/;

/** «Isch am Sunntig öpper i dr Halle wo luegt?» asks one thing: «wo» goes on with what is named before it. */
export function relative(token: string, tokens: readonly string[], at: number): string {
  const before = tokens[at - 1] ?? '';
  if (token !== 'wo' || at === 0 || at === tokens.length - 1) return token;
  const isAsked = at > 1 && ASKS_ALREADY.test(tokens[0] ?? '') && !NEXT_QUESTION.test(before);
  return isAsked || NAMED_BEFORE.test(before) ? 'welches' : token;
}
