/** «Nein, nichts mehr», «nei das isch alles»: a no to what was still asked for, and to what is told no objection. */
const NOTHING_MORE =
  /^(?:nein|nei|nö|nee|ne|na)?[ ,.!]*(?:(?:danke|merci)[ ,.]*)?(?:(?:sonst |weiter |meh |mehr )?(?:nichts|nüt|nix|nünt|nüüt|niit)(?: (?:mehr|meh|weiter|weiteres|anders|anderes|sonst|me|zu ändern|z ändere|zum ändere))*|(?:das )?(?:ist|isch|wär|wäre|wars|wärs|wär's|war's|war) ?(?:das |s |scho |schon |so )*(?:alles|allis|aues)(?: (?:gut|guet|richtig|korrekt|ok|okay))?|das (?:wars|wärs|wär's|war's)|mehr (?:nicht|nid|nöd)|(?:alles|aues) (?:gut|guet|ok|okay|klar|richtig|so))(?:[ ,]*(?:so|danke|merci))*[ .!]*$/iu;

/** True if somebody has nothing to add: whatever no stands in front is none to what was told. */
export function saysNothingMore(message: string): boolean {
  return NOTHING_MORE.test(message.trim());
}
