import { businessProfile } from '@fahrzeugpflege/contracts';
import { useEffect } from 'react';

/** A browser title with the business's name at its end. */
export function titled(text: string): string {
  return `${text} | ${businessProfile.name}`;
}

/** True for the thanks after a native form: they have an address of their own, but are no page to be found. */
export function isSentView(search: string): boolean {
  return new URLSearchParams(search).has('gesendet');
}

/** The browser title of the thanks on a page of this title. */
export function sentTitle(title: string): string {
  return `Gesendet: ${title}`;
}

/** The opposite of {@link titled}. */
export function withoutBusinessName(title: string): string {
  return title.endsWith(titled('')) ? title.slice(0, -titled('').length) : title;
}

/** The browser title of an article: null when there is none of its address, undefined while nobody knows. */
export function articleTitle(article: { readonly title: string } | null | undefined): string {
  if (article === null) return titled('Artikel nicht gefunden');
  return titled(article?.title ?? 'Artikel');
}

/**
 * Sets the browser title for as long as a page is shown whose title comes with its data. Other pages don't need it: the
 * change of route sets theirs.
 *
 * @param title the whole title, for example from {@link articleTitle}
 */
export function useBrowserTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** True for the staff area: it has the short frame, and nobody counts its pages. */
export function isStaffPath(path: string): boolean {
  return /^\/admin(\/|$)/i.test(path);
}
