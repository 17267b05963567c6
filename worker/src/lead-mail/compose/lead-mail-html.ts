import { html, type SafeHtml, withLineBreaks } from './html.js';
import type { LeadFact } from './lead-facts.js';
import { darkStyleSheet, style } from './lead-mail-style.js';
import type { LeadPage } from './lead-page.js';

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
