/** Markup that was written here or escaped; the only thing that {@link html} lets through unchanged. */
export class SafeHtml {
  constructor(readonly markup: string) {}
}

type HtmlValue = string | SafeHtml | readonly SafeHtml[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Builds markup from a template: every string is escaped. Attribute values must stand in double quotes. */
export function html(literals: TemplateStringsArray, ...values: readonly HtmlValue[]): SafeHtml {
  return new SafeHtml(
    literals.reduce((markup, literal, index) => markup + markupOf(values[index - 1] ?? '') + literal),
  );
}

/** A text of several lines with its line breaks kept, everything else escaped. */
export function withLineBreaks(text: string): SafeHtml {
  return new SafeHtml(text.split('\n').map(escapeHtml).join('<br>\n'));
}

function markupOf(value: HtmlValue): string {
  if (typeof value === 'string') return escapeHtml(value);
  return value instanceof SafeHtml ? value.markup : value.map((part) => part.markup).join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
