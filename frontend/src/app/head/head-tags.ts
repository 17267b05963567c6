import { businessProfile, type FormState } from '@fahrzeugpflege/contracts';
import { sharedPicturePath, sharedPictureText } from '#pages/shared-pictures.ts';
import { dataBlock, escapeHtml, voidTag } from '../page-document.ts';
import { type DescribedPage, type PageHead, pageHead } from './page-head.ts';
import { structuredData } from './structured-data/structured-data.ts';

/** A page, and how it was rendered. */
interface HeadRequest extends DescribedPage {
  readonly publicUrl: string;
}

/** The tags of a page's head, as search engines, shared links and the browser want them. */
export function headTags({ publicUrl, ...page }: HeadRequest): string[] {
  const head = pageHead(page);
  const data = structuredData(head, page.state, publicUrl);
  return [
    `<title>${escapeHtml(returnedMark(page.state.formState) + head.title)}</title>`,
    voidTag('meta', { name: 'description', content: head.description }),
    ...(head.noIndex ? [voidTag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...(head.canonical === null ? [] : foundPageTags(head, publicUrl, head.canonical)),
    ...(data ? [dataBlock('application/ld+json', data)] : []),
  ];
}

/** Of a form that came back: a screen reader says the title first, and that is where it hears so. */
function returnedMark(formState: FormState | undefined): string {
  if (!formState) return '';
  return Object.keys(formState.errors).length > 0 ? 'Fehler: ' : 'Nicht gesendet: ';
}

function foundPageTags(head: PageHead, publicUrl: string, canonical: string): string[] {
  const url = publicUrl + canonical;
  return [
    voidTag('link', { rel: 'canonical', href: url }),
    ...openGraph(head, url, publicUrl).map(([property, content]) => voidTag('meta', { property, content })),
    voidTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

function openGraph({ title, description, picture, article, canonical }: PageHead, url: string, publicUrl: string) {
  const isArticle = canonical?.startsWith('/blog/') ?? false;
  const tags: readonly (readonly [property: string, content: string])[] = [
    ['og:site_name', businessProfile.name],
    ['og:locale', businessProfile.locale.replace('-', '_')],
    ['og:type', isArticle ? 'article' : 'website'],
    ['og:url', url],
    ['og:title', title],
    ['og:description', description],
    ['og:image', publicUrl + sharedPicturePath(picture)],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', sharedPictureText(picture)],
    ...(article?.createdAt ? [['article:published_time', article.createdAt] as const] : []),
  ];
  return tags;
}
