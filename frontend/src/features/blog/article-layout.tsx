import { businessProfile, phoneLink } from '@fahrzeugpflege/contracts';
import { ArrowLeft, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '#components/picture.tsx';
import { formatDay } from '#lib/format.ts';
import { hyphenate } from '#lib/text.ts';
import { articlePicture } from './article-picture.ts';

interface ArticleLayoutProps {
  readonly title: string;
  readonly excerpt: string;
  /** ISO 8601; null where nobody knows. */
  readonly createdAt: string | null;
  /** The article's `image`. */
  readonly image: string;
  readonly children: ReactNode;
}

/** An article: where it stands, title, date, picture, and its text in a measure that reads well, with lists and tables as wide as the column. */
export function ArticleLayout({ title, excerpt, createdAt, image, children }: ArticleLayoutProps) {
  const { name, alt } = articlePicture(image);
  return (
    <article className="page-grid pt-6 pb-section md:pt-10">
      <header className="col-[content] lg:col-end-12">
        <BackToBlog />
        <h1 className="mt-5 text-3xl">{hyphenate(title)}</h1>
      </header>
      <div className="col-[content] mt-6 text-muted lg:col-[content-start/span_3] lg:mt-12">
        <ArticleDate createdAt={createdAt} />
      </div>
      <div className="col-[full] mt-8 lg:col-start-5 lg:col-end-[full-end] lg:mt-12">
        <Picture
          name={name}
          alt={alt}
          sizes="(min-width: 64rem) 72vw, 100vw"
          isFirst
          className="aspect-3/2 w-full object-cover lg:aspect-16/9"
        />
      </div>
      <div className="col-[content] pt-10 max-lg:row-start-6 lg:col-[content-start/span_3] lg:pt-14">
        <Questions />
      </div>
      <div className="col-[content] max-w-[32.5em] pt-10 lg:col-start-5 lg:max-w-none lg:pt-14 lg:text-lg">
        <p className="max-w-[38.5em] font-display text-xl leading-normal font-semibold text-pretty">{excerpt}</p>
        {children}
      </div>
    </article>
  );
}

/** The way back to the list. */
export function BackToBlog() {
  return (
    <Link
      to="/blog"
      className="-my-2 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-petrol hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4" /> News &amp; Blog
    </Link>
  );
}

function ArticleDate({ createdAt }: { readonly createdAt: string | null }) {
  if (createdAt === null) return <p>Datum unbekannt</p>;
  return <time dateTime={createdAt}>{formatDay(createdAt)}</time>;
}

function Questions() {
  const { phone, email } = businessProfile;
  const at = email.indexOf('@') + 1;
  const link = 'text-link inline-flex min-h-11 items-center gap-2.5 text-petrol';
  return (
    <aside aria-label="Fragen zum Artikel" className="border-t border-ink/15 pt-4 lg:sticky lg:top-28">
      <p className="font-semibold">Fragen dazu?</p>
      <p>
        <a href={phoneLink()} className={`${link} font-semibold tabular-nums`}>
          <Phone aria-hidden="true" className="size-4 shrink-0" /> {phone}
        </a>
      </p>
      <p>
        <a href={`mailto:${email}`} className={`${link} leading-snug lg:text-sm`}>
          <Mail aria-hidden="true" className="size-4 shrink-0" />
          <span>
            {email.slice(0, at)}
            <wbr />
            {email.slice(at)}
          </span>
        </a>
      </p>
    </aside>
  );
}
