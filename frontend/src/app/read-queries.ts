import type { ContentReader, LoadedQuery } from '@fahrzeugpflege/contracts';
import type { ContentKey } from '#lib/content-queries.ts';

/** Reads for the server what the browser would ask the API for. A failure leaves a gap, which the browser fills later. */
export async function readQueries(
  keys: readonly ContentKey[],
  content: ContentReader,
): Promise<{ readonly queries: readonly LoadedQuery[]; readonly isComplete: boolean }> {
  const answers = await Promise.allSettled(keys.map((key) => readContent(key, content)));
  const queries = keys.flatMap((key, index) => {
    const answer = answers[index];
    return answer?.status === 'fulfilled' ? [{ key, data: answer.value }] : [];
  });
  return { queries, isComplete: queries.length === keys.length };
}

function readContent([, kind, slug]: ContentKey, content: ContentReader): Promise<unknown> {
  if (kind === 'services') return content.services();
  return slug === undefined ? content.articles() : content.article(slug);
}
