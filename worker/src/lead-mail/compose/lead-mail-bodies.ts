import type { LeadFact, LeadPage } from './lead-page.js';
import { html, mailDocument, mailLook, type SafeHtml, withLineBreaks } from './mail-html.js';

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
    ...page.actions.map(({ label, url }) => `${label}: ${url}`),
    page.replyHint,
  ];
  return `${head.join('\n')}\n\nNachricht:\n\n${page.message}\n`;
}

function factLine({ label, understood, typed }: LeadFact): string {
  if (typed === null) return `${label}: ${understood}`;
  return `${label}: «${typed}», ${understood === null ? 'nicht erkannt' : `verstanden als ${understood}`}`;
}

const { ink, quiet, petrol, hairline, breakable } = mailLook;

/** Mail clients drop style sheets, so each part carries its own style. */
const style = {
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
  actions: 'margin:6px 0 0',
  action: `display:inline-block;padding:10px 24px 10px 0;color:${petrol};font-size:16px;line-height:24px;font-weight:600`,
  hint: `margin:14px 0 0;font-size:14px;line-height:20px;color:${quiet}`,
} as const;

/** The HTML part. */
export function leadMailHtml(page: LeadPage): string {
  return mailDocument({
    title: `${page.typeLabel}: ${page.name}`,
    preview: page.preview,
    column: html`<p class="quiet" style="${style.kind}"><strong class="petrol" style="${style.kindLabel}">${page.typeLabel}</strong> · ${page.received}</p>
<h1 class="ink" style="${style.name}">${page.name}</h1>
<table style="${style.facts}">
${page.facts.map(factRow)}</table>
<div class="ink line" dir="auto" style="${style.message}">${withLineBreaks(page.message)}</div>
<a class="button" href="${page.leadUrl}" style="${style.button}">Lead öffnen</a>
<p style="${style.actions}">${page.actions.map(actionLink)}</p>
<p class="quiet" style="${style.hint}">${page.replyHint}</p>`,
  });
}

function actionLink({ label, url }: LeadPage['actions'][number]): SafeHtml {
  return html`<a class="petrol" href="${url}" style="${style.action}">${label}</a>
`;
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
