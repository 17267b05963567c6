/**
 * Texts and what is to be read in them, between « | » or line ends: in brackets where it stands so in the text, else
 * behind an arrow, nothing where nothing is to be read. `⏎` is a line end.
 *
 * @example table('Ich bin d [Anna Meier] | anna at example punkt ch → anna@example.ch | Guten Tag')
 */
export function table(text: string): readonly (readonly [text: string, read: string | undefined])[] {
  const cells = text.split(/\s*[|\n]\s*/u).filter((cell) => cell !== '');
  return cells.map((cell) => {
    const [typed = '', said] = cell.replaceAll('⏎', '\n').split(' → ');
    const read = said ?? /\[(.+)\]/su.exec(typed)?.[1];
    return [said === undefined ? typed.replace(/\[(.+)\]/su, '$1') : typed, read] as const;
  });
}
