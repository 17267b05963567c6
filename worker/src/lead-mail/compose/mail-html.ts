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

/** The colours and rules that all mails are made of. */
export const mailLook = {
  ground: '#faf7f2',
  ink: '#17262b',
  quiet: '#625f58',
  petrol: '#0f4c57',
  hairline: 'border-top:1px solid #ddd6ca',
  breakable: 'overflow-wrap:anywhere;word-break:break-word',
} as const;

/** Mail clients drop style sheets, so each part carries its own style. */
const style = {
  body: `margin:0;padding:0;background-color:${mailLook.ground}`,
  page: `width:100%;max-width:600px;margin:0 auto;table-layout:fixed;border-collapse:collapse;font-family:'Segoe UI','Helvetica Neue',Arial,sans-serif;color:${mailLook.ink}`,
  column: `padding:20px 20px 32px;${mailLook.breakable}`,
  preview: `display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:${mailLook.ground}`,
} as const;

/** For clients that read style sheets and show a dark screen; the others invert the colours by themselves. */
const darkStyleSheet = new SafeHtml(`:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background-color:#10191b!important}
.ink{color:#ece8e1!important}
.quiet{color:#a9a69f!important}
.petrol{color:#84cdd6!important}
.line{border-color:#344144!important}
.button{background-color:#84cdd6!important;color:#0b1f23!important}
}`);

/** A part of a mail, for {@link mailDocument}. */
interface MailContent {
  readonly title: string;
  /** The line that an inbox shows below the subject. */
  readonly preview: string;
  readonly column: SafeHtml;
}

/** A whole document: one column of tables, no pictures, nothing loaded from anywhere. */
export function mailDocument({ title, preview, column }: MailContent): string {
  return html`<!doctype html>
<html lang="de-CH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${title}</title>
<style>${darkStyleSheet}</style>
</head>
<body class="ground" style="${style.body}">
<div style="${style.preview}">${preview}</div>
<table role="presentation" style="${style.page}"><tr><td style="${style.column}">
${column}
</td></tr></table>
</body>
</html>
`.markup;
}
