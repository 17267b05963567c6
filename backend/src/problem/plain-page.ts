import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';

/** The hidden fields are the form's, not the visitor's. */
const HIDDEN = new Set(['form', 'honey']);

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escaped[sign] ?? sign);

/**
 * The last resort for a form when even the site's own page can't be rendered: why nothing was sent, the phone number, and
 * what was typed, to be copied.
 */
export function plainPage(reason: string, values: Readonly<Record<string, string>> = {}): string {
  const typed = Object.entries(values).filter(([name, value]) => value !== '' && !HIDDEN.has(name));
  const { name, phone } = businessProfile;
  return `<!doctype html>
<html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nicht gesendet | ${escapeHtml(name)}</title></head>
<body><h1>Ihre Nachricht wurde nicht gesendet</h1>
<p>${escapeHtml(reason)}</p>
<p>Telefon: <a href="${phoneLink()}">${escapeHtml(phone)}</a></p>
${typed.length > 0 ? '<h2>Ihre Angaben</h2>' : ''}
${typed.map(([, value]) => `<pre>${escapeHtml(value)}</pre>`).join('\n')}
</body></html>`;
}
