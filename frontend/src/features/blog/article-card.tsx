import type { ArticleTeaser } from '@fahrzeugpflege/contracts';
import { Link } from 'react-router-dom';
import { Picture } from '#components/picture.tsx';
import { Skeleton } from '#components/ui/loading.tsx';
import { classNames } from '#lib/class-names.ts';
import { articlePicture } from './article-picture.ts';

interface ArticleCardProps {
  readonly article: ArticleTeaser;
  /** The first one is larger. */
  readonly isLead: boolean;
  readonly headingLevel: 2 | 3;
  /** True for a picture that is seen at once. */
  readonly isFirst: boolean;
  readonly className: string;
}

/** An article in a list; the whole card leads to it. */
export function ArticleCard({ article, isLead, headingLevel, isFirst, className }: ArticleCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { name, alt } = articlePicture(article.image);
  const look = isLead ? LEAD : REST;
  return (
    <li className={classNames('group relative', className)}>
      <article className={look.card}>
        <div className={classNames('overflow-hidden', look.picture)}>
          <Picture
            name={name}
            alt={alt}
            sizes={
              isLead ? '(min-width: 80rem) 42rem, (min-width: 64rem) 56vw, 100vw' : '(min-width: 64rem) 14rem, 40vw'
            }
            isFirst={isFirst}
            className="aspect-3/2 w-full object-cover transition-transform duration-300 ease-bead group-hover:scale-[1.02]"
          />
        </div>
        {/* Not balanced as other headings are: Chromium then ends a clamped title in «…» that has lost nothing. */}
        <Heading className={classNames('line-clamp-2 text-pretty', look.title)}>
          <Link to={`/blog/${article.slug}`} className={TITLE_LINK}>
            {article.title}
          </Link>
        </Heading>
        <p className={classNames('line-clamp-3 max-w-prose text-muted', look.excerpt)}>{article.excerpt}</p>
      </article>
    </li>
  );
}

/** A card's place while the articles load. */
export function ArticleCardSkeleton({ isLead, className }: Pick<ArticleCardProps, 'isLead' | 'className'>) {
  const look = isLead ? LEAD : REST;
  return (
    <li className={className}>
      <div className={look.card}>
        <Skeleton className={classNames('aspect-3/2 w-full', look.picture)} />
        <Skeleton className="h-7 w-4/5" />
        <div className={look.excerpt}>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="mt-2.5 h-4 w-11/12" />
          <Skeleton className="mt-2.5 h-4 w-2/3" />
        </div>
      </div>
    </li>
  );
}

/** The ring is drawn around the whole card: around the words the clamp would cut it off. */
const TITLE_LINK =
  'text-ink outline-none after:absolute after:inset-0 group-hover:text-petrol ' +
  'focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-petrol-bright';

const LEAD = {
  card: 'grid content-start',
  picture: 'mb-5',
  title: 'text-xl min-[24rem]:text-2xl',
  excerpt: 'mt-3 text-lg',
} as const;

/** On a phone the excerpt stands under picture and title, or it would be cut short. */
const REST = {
  card:
    'grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-4 ' +
    'sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:grid-rows-[auto_1fr] sm:gap-x-6',
  picture: 'sm:row-span-2',
  title: 'text-lg leading-snug sm:text-xl',
  excerpt: 'mt-3 text-sm max-sm:col-span-full sm:mt-2',
} as const;
