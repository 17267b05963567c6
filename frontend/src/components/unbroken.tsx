import type { ReactNode } from 'react';

/** Words that belong together on one line, as a number and its unit. */
export function Unbroken({ children }: { readonly children: ReactNode }) {
  return <span className="whitespace-nowrap">{children}</span>;
}

const UNIT = 'Jahren?|Monaten?|Tagen?|Stunden|Minuten|Arbeitstagen?|bar|°C';
const MONTH = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';
const AMOUNT = new RegExp(
  `((?:CHF )?\\d[\\d'’.:–]*(?: ?[%+]| (?:${UNIT}|${MONTH})(?![a-zäöü]))?|(?:per )?E-Mail|IP-Adresse)`,
);

/** A text whose figures stay on one line with their units, months and currency, and which never breaks «E-Mail». */
export function KeptAmounts({ children }: { readonly children: string }) {
  return children.split(AMOUNT).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
    index % 2 === 1 ? <Unbroken key={index}>{part}</Unbroken> : part,
  );
}
