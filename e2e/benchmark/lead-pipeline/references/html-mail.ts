import { normalisePhone, type VehicleReading } from '@fahrzeugpflege/contracts';
import { type Enquiry, mailHead, textMail } from './enquiry.js';

/** As large as the product's mail: a table of facts, every cell with its own style, as mail clients want it. */
const TEXT = 'overflow-wrap:anywhere;word-break:break-word;font-size:16px;line-height:24px;color:#17262b';
const CELL = 'padding:7px 0;border-top:1px solid #ddd6ca;vertical-align:top';
const LABEL = `width:112px;${CELL};text-align:left;font-weight:400;font-size:14px;line-height:24px;color:#625f58`;
const PAGE = `width:100%;max-width:600px;margin:0 auto;table-layout:fixed;border-collapse:collapse;font-family:'Segoe UI','Helvetica Neue',Arial,sans-serif;${TEXT}`;
const BUTTON = `display:inline-block;padding:12px 22px;background-color:#0f4c57;border-radius:4px;${TEXT};text-decoration:none`;
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.ground{background-color:#10191b!important}.ink{color:#ece8e1!important}
.quiet{color:#a9a69f!important}.line{border-color:#344144!important}.button{background-color:#84cdd6!important}}`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** The mail to staff with a text and an HTML part. */
export function htmlMail(id: string, enquiry: Enquiry, read: VehicleReading) {
  const html = `<!doctype html>
<html lang="de-CH"><head><meta charset="utf-8"><title>${escaped(enquiry.name)}</title><style>${DARK}</style></head>
<body class="ground" style="margin:0;padding:0;background-color:#faf7f2">
<table role="presentation" style="${PAGE}"><tr><td style="padding:20px 20px 32px;${TEXT}">
<h1 class="ink" style="margin:0 0 14px;${TEXT}">${escaped(enquiry.name)}</h1>
<table style="width:100%;table-layout:fixed;border-collapse:collapse">
${factsOf(enquiry, read).join('\n')}
</table>
<div class="ink line" style="padding:18px 0 22px;${TEXT}">${escaped(enquiry.message).replaceAll('\n', '<br>\n')}</div>
<a class="button" style="${BUTTON}" href="http://localhost:3000/admin?lead=${id}">Lead öffnen</a>
</td></tr></table></body></html>
`;
  return { ...mailHead(enquiry), text: textMail(enquiry).text, html };
}

function factsOf({ phone, email, subject, serviceType, ...words }: Enquiry, read: VehicleReading): string[] {
  const facts = {
    Telefon: phone && (normalisePhone(phone) ?? phone),
    'E-Mail': email,
    Wunschtermin: words.desiredDate ?? words.preferredDate,
    Leistung: serviceType,
    Fahrzeug: [read.vehicleMake, read.vehicleModel, read.vehicleYear].filter(Boolean).join(' '),
    Masse: [read.vehicleLength, read.vehicleHeight].filter(Boolean).join(' m, '),
    Betreff: subject,
  };
  return Object.entries(facts).flatMap(([label, value]) => {
    const head = `<th scope="row" class="quiet line" style="${LABEL}">${label}</th>`;
    return value ? `<tr>${head}<td class="ink line" style="${CELL};${TEXT}">${escaped(value)}</td></tr>` : [];
  });
}
