const NOW = /^(?:jetzt|momentan|aktuell|derzeit|moment|zurzeit)$/;
/** «Ist noch jemand da?» */
const STILL = /^(?:gerade|noch|schon)$/;
const PRESENT =
  /^(?:offen|geöffnet|geschlossen|feierabend|zu|auf|da|jemand|erreichbar|vorbeikommen|bedient|schaffe|schaffen|reicht|komme|öffnen|öffnet|aufmachen|aufmacht|aufgeht|schliessen|schliesst|zumacht)$/;

/** «Ist jemand da oder sind Sie am Essen?»: without a time this moment is meant. */
const SOMEBODY_THERE =
  /\bist (?:\p{L}+ ){0,2}(?:jemand|wer) (?:\p{L}+ )?(?:da|dort|hier|vor ort|im büro|am telefon)\b|\b(?:seid|sind) (?:ihr|sie) am essen\b/u;
const USUALLY = /^(?:immer|jeweils|normalerweise|sonst|jederzeit|ständig|nachts|tagsüber|wann|rund|jeden?|ob|wenn)$/;

/** «jetzt», «momentan» */
export function namesThisMoment(named: readonly string[]): boolean {
  return named.some((word) => NOW.test(word));
}

/** Whether this moment is meant, though none is named: «Seid ihr noch da?» */
export function meansThisMoment(named: readonly string[]): boolean {
  const isStill = named.some((word) => STILL.test(word)) && named.some((word) => PRESENT.test(word));
  return isStill || (SOMEBODY_THERE.test(named.join(' ')) && !named.some((word) => USUALLY.test(word)));
}
