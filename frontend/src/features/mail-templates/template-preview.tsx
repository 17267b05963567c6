import { fillTemplate, gapsIn, type MailTemplate, type Placeholder } from '@fahrzeugpflege/contracts';
import { type ReactNode, useId } from 'react';
import { UNBROKEN_PHONE } from '#features/leads/reply/template-values.ts';
import { useSession } from '#features/session/session.ts';

/** A lead that might have come in. */
const EXAMPLE: Readonly<Partial<Record<Placeholder, string>>> = {
  Name: 'Anna Muster',
  Fahrzeug: 'Hymer B 678',
  Leistung: 'Keramikversiegelung',
  Wunschtermin: 'Ende September',
  Offertnummer: 'OFF-2027-001',
  Eingang: '10. August 2027',
  Referenz: 'A-7K3M-9QXD',
  Telefon: UNBROKEN_PHONE,
};

/** How a mail begins with the template, for an example; what is left to be filled in is marked. */
export function TemplatePreview({ subject, text }: Pick<MailTemplate, 'subject' | 'text'>) {
  const titleId = useId();
  const mailName = useSession().data?.mailName ?? 'Berta Beispiel';
  const values = { ...EXAMPLE, 'Mein Name': mailName };
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <h3 id={titleId} className="mb-1.5 text-sm">
        Vorschau
      </h3>
      <div className="border border-line bg-white px-4 py-3 text-sm break-words">
        <p className="mb-3 border-b border-line pb-2 font-semibold empty:before:text-muted empty:before:content-['Ohne_Betreff']">
          {marked(subject, values)}
        </p>
        <p className="whitespace-pre-wrap">{marked(text, values)}</p>
      </div>
      <p className="mt-2 text-xs text-muted">
        <mark className={FILLED}>So markiert</mark> steht, was aus der Anfrage kommt, hier mit erfundenen Angaben;{' '}
        <mark className={LEFT}>[so]</mark>, was beim Schreiben noch auszufüllen ist.
      </p>
    </section>
  );
}

const FILLED = 'bg-petrol-wash px-0.5 text-ink';
const LEFT = 'bg-accent-wash px-0.5 font-semibold text-accent-deep';

/** The text with its placeholders filled in and marked, and what stays in brackets marked otherwise. */
function marked(text: string, values: Readonly<Partial<Record<Placeholder, string>>>): ReactNode[] {
  let end = 0;
  const parts = gapsIn(text).flatMap((gap) => {
    const before = text.slice(end, gap.start);
    end = gap.end;
    const shown = fillTemplate({ subject: '', text: text.slice(gap.start, gap.end) }, values).text;
    const isLeft = gapsIn(shown).length > 0;
    return [
      before,
      <mark key={gap.start} className={isLeft ? LEFT : FILLED}>
        {shown}
      </mark>,
    ];
  });
  return [...parts, text.slice(end)];
}
