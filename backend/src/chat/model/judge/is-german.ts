/** None that one of the other languages has too: «in», «war», «so», «man». */
const GERMAN: ReadonlySet<string> =
  words(`der die das den dem des ein eine einen einem einer und oder aber auch nicht kein
  keine ist sind wird werden kann können haben wir uns unser unsere unserer sie ihr ihre ihren ihrem ihnen es ich mit von für
  auf aus bei zu zum zur im als wie wenn dass damit nach vor über unter ohne je mehr sehr nur schon noch dann dort hier ja
  nein gerne bitte kostet ab sich`);
const OTHERS: ReadonlySet<string> =
  words(`the you your and is are of for with this that they there to it a we our can not have
  please le la les et vous nous avec pour une il gli che per con sono non siamo del della prix price`);

/** Small words of German must be many, and those of its neighbours few. */
const GERMAN_SHARE = 0.12;
const OTHER_SHARE = 0.12;

/** Whether a text is German, by its small words. */
export function isGerman(text: string): boolean {
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const share = (known: ReadonlySet<string>) => all.filter((word) => known.has(word)).length / all.length;
  return share(GERMAN) >= GERMAN_SHARE && share(OTHERS) <= OTHER_SHARE;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
