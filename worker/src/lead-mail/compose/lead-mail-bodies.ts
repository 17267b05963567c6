import type { LeadFact, LeadPage } from './lead-page.js';

/**
 * The plain text part. The message stands last and nothing of ours follows it, so that no visitor can write lines that
 * look like the house's own.
 */
export function leadMailText(page: LeadPage): string {
  const head = [
    `${page.typeLabel}: ${page.name}`,
    `Eingegangen: ${page.received}`,
    '',
    ...page.facts.map(factLine),
    '',
    `Lead öffnen: ${page.leadUrl}`,
    page.replyHint,
  ];
  return `${head.join('\n')}\n\nNachricht:\n\n${page.message}\n`;
}

function factLine({ label, understood, typed }: LeadFact): string {
  if (typed === null) return `${label}: ${understood}`;
  return `${label}: «${typed}», ${understood === null ? 'nicht erkannt' : `verstanden als ${understood}`}`;
}

/** Markup that was written here or escaped; the only thing that {@link html} lets through unchanged. */
class SafeHtml {
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
function html(literals: TemplateStringsArray, ...values: readonly HtmlValue[]): SafeHtml {
  return new SafeHtml(
    literals.reduce((markup, literal, index) => markup + markupOf(values[index - 1] ?? '') + literal),
  );
}

/** A text of several lines with its line breaks kept, everything else escaped. */
function withLineBreaks(text: string): SafeHtml {
  return new SafeHtml(text.split('\n').map(escapeHtml).join('<br>\n'));
}

function markupOf(value: HtmlValue): string {
  if (typeof value === 'string') return escapeHtml(value);
  return value instanceof SafeHtml ? value.markup : value.map((part) => part.markup).join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

const ground = '#faf7f2';
const ink = '#17262b';
const quiet = '#625f58';
const petrol = '#0f4c57';
const hairline = 'border-top:1px solid #ddd6ca';
const breakable = 'overflow-wrap:anywhere;word-break:break-word';

/** Mail clients drop style sheets, so each part carries its own style. */
const style = {
  body: `margin:0;padding:0;background-color:${ground}`,
  preview: `display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:${ground}`,
  page: `width:100%;max-width:600px;margin:0 auto;table-layout:fixed;border-collapse:collapse;font-family:'Segoe UI','Helvetica Neue',Arial,sans-serif;color:${ink}`,
  column: `padding:20px 20px 32px;${breakable}`,
  kind: `margin:0 0 4px;font-size:14px;line-height:20px;color:${quiet}`,
  kindLabel: `color:${petrol}`,
  name: `margin:0 0 14px;font-size:24px;line-height:30px;font-weight:600;color:${ink}`,
  facts: 'width:100%;table-layout:fixed;border-collapse:collapse',
  label: `width:112px;padding:7px 0;${hairline};vertical-align:top;text-align:left;font-weight:400;font-size:14px;line-height:24px;color:${quiet}`,
  value: `padding:7px 0;${hairline};vertical-align:top;font-size:16px;line-height:24px;color:${ink};${breakable}`,
  typed: `font-size:14px;line-height:20px;color:${quiet}`,
  link: `color:${petrol};font-weight:600`,
  message: `padding:18px 0 22px;${hairline};font-size:16px;line-height:25px;color:${ink};${breakable}`,
  button: `display:inline-block;padding:12px 22px;background-color:${petrol};border-radius:4px;font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none`,
  hint: `margin:14px 0 0;font-size:14px;line-height:20px;color:${quiet}`,
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

/** The HTML part, a whole document: one column of tables, no pictures, nothing loaded from anywhere. */
export function leadMailHtml(page: LeadPage): string {
  return html`<!doctype html>
<html lang="de-CH">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${page.typeLabel}: ${page.name}</title>
<style>${darkStyleSheet}</style>
</head>
<body class="ground" style="${style.body}">
<div style="${style.preview}">${page.preview}</div>
<table role="presentation" style="${style.page}"><tr><td style="${style.column}">
<p class="quiet" style="${style.kind}"><strong class="petrol" style="${style.kindLabel}">${page.typeLabel}</strong> · ${page.received}</p>
<h1 class="ink" style="${style.name}">${page.name}</h1>
<table style="${style.facts}">
${page.facts.map(factRow)}</table>
<div class="ink line" dir="auto" style="${style.message}">${withLineBreaks(page.message)}</div>
<a class="button" href="${page.leadUrl}" style="${style.button}">Lead öffnen</a>
<p class="quiet" style="${style.hint}">${page.replyHint}</p>
</td></tr></table>
</body>
</html>
`.markup;
}

function factRow(fact: LeadFact): SafeHtml {
  return html`<tr><th scope="row" class="quiet line" style="${style.label}">${fact.label}</th><td class="ink line" style="${style.value}">${factValue(fact)}</td></tr>
`;
}

/** What was understood, linked where it is an address or a number of ours; the visitor's own words below, never linked. */
function factValue({ understood, typed, href }: LeadFact): SafeHtml {
  if (understood === null) return html`${typedWords(typed)}, nicht erkannt`;
  const value =
    href === null
      ? html`${understood}`
      : html`<a class="petrol" href="${href}" style="${style.link}">${understood}</a>`;
  return typed === null
    ? value
    : html`${value}<br><span class="quiet" style="${style.typed}">Angaben: ${typedWords(typed)}</span>`;
}

function typedWords(typed: string | null): SafeHtml {
  return html`«${typed ?? ''}»`;
}
