import type { ArticleBody, ArticleSection } from '@fahrzeugpflege/contracts';
import { KeptAmounts } from '#components/unbroken.tsx';
import { hyphenate } from '#lib/text.ts';

/** The static text of an article. */
export function ArticleText({ sections }: Pick<ArticleBody, 'sections'>) {
  return sections.map((section) => <Section key={section.heading} section={section} />);
}

function Section({ section: { heading, paragraphs, list, figures } }: { readonly section: ArticleSection }) {
  return (
    <section className="mt-12">
      <h2 className="text-xl">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-[68ch]">
          <KeptAmounts>{paragraph}</KeptAmounts>
        </p>
      ))}
      {list && <List items={list} />}
      {figures && <Figures figures={figures} />}
    </section>
  );
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="mt-5 border-b border-ink/15">
      {items.map((item) => (
        <li key={item} className="border-t border-ink/15 py-2.5">
          <KeptAmounts>{item}</KeptAmounts>
        </li>
      ))}
    </ul>
  );
}

function Figures({ figures }: { readonly figures: NonNullable<ArticleSection['figures']> }) {
  return (
    <table className="mt-7 w-full border-b-2 border-petrol">
      <tbody>
        {figures.map(({ value, text }) => (
          <tr key={text} className="border-t border-ink/15 first:border-t-2 first:border-petrol">
            <th
              scope="row"
              className="py-3.5 pr-5 text-left align-baseline font-display text-lg font-semibold whitespace-nowrap text-petrol tabular-nums sm:pr-6 sm:text-xl"
            >
              {value}
            </th>
            <td className="w-full py-3.5 align-baseline">{hyphenate(text)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
