import type { LeadFact } from './lead-facts.js';
import type { LeadPage } from './lead-page.js';

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
