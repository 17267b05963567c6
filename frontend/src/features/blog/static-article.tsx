import {
  type ArticleBody,
  type ArticleDetail,
  type ArticleSection,
  articles,
  servicePath,
} from '@fahrzeugpflege/contracts';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/ui/button.tsx';
import { KeptAmounts } from '#components/unbroken.tsx';
import { articleQuery } from '#lib/content-queries.ts';
import { articleTitle, useBrowserTitle } from '#lib/pages.ts';
import { hyphenate } from '#lib/text.ts';
import { useContent } from '#lib/use-content.ts';
import { ArticleLayout } from './article-layout.tsx';

/** An article whose text is part of the site; the database may have another title, excerpt and picture for it. */
export function StaticArticle({ body }: { readonly body: ArticleBody }) {
  const { data } = useContent(articleQuery(body.slug));
  const article = data ?? staticArticle(body.slug);
  useBrowserTitle(articleTitle(article));
  return (
    <ArticleLayout {...article}>
      <ArticleText sections={body.sections} />
      <ArticleCall {...body.callToAction} />
    </ArticleLayout>
  );
}

/** What an article whose text is part of the site is called where the database can't be asked. @throws Error where there is none */
export function staticArticle(slug: string): ArticleDetail {
  const article = articles.find((candidate) => candidate.slug === slug);
  if (!article) throw new Error(`There is no article ${slug}`);
  return article;
}

/** The static text of an article. */
function ArticleText({ sections }: Pick<ArticleBody, 'sections'>) {
  return sections.map((section) => <Section key={section.heading} section={section} />);
}

function Section({ section: { heading, paragraphs, list, figures } }: { readonly section: ArticleSection }) {
  return (
    <section className="mt-12">
      <h2 className="text-xl">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-[34em]">
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

/** The card at an article's end: it leads to the contact page and to the service that the article is about. */
function ArticleCall({ title, text, serviceId }: ArticleBody['callToAction']) {
  const { canonical, label } = servicePath(serviceId);
  return (
    <section className="on-dark mt-14 bg-petrol-deep p-7 text-paper sm:p-10">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-3 max-w-[23em] text-lg text-mist">{text}</p>
      <div className="mt-7 actions">
        <Link to="/kontakt" className={buttonClass({ variant: 'accent' })}>
          Kontakt aufnehmen
        </Link>
        <Link to={canonical} className={buttonClass({ variant: 'onDark' })}>
          {label}
        </Link>
      </div>
    </section>
  );
}
