import { interview, interviewSlug } from '@fahrzeugpflege/contracts';
import { Accordion } from '#components/ui/accordion.tsx';
import { LoadedArticle } from '#features/blog/loaded-article.tsx';
import { useFacts } from '#lib/page-state.tsx';
import type { PageModule } from '../page-route.ts';

/** The interview about ceramic sealing: head from the server, five questions and answers. */
export function InterviewPage() {
  return (
    <LoadedArticle slug={interviewSlug}>
      <section className="mt-12">
        <h2 className="mb-5 text-xl">Fünf Fragen, fünf Antworten</h2>
        <Accordion items={interview(useFacts()).questions} />
      </section>
    </LoadedArticle>
  );
}

/** The page at its address, and what it says of itself to search engines. */
export const pageModule: PageModule = {
  Page: InterviewPage,
  describe: ({ article, facts }) => {
    if (!article) throw new Error('An article is described once it is loaded');
    return {
      description: article.excerpt,
      picture: 'blog-interview',
      subject: { kind: 'article', article, questions: interview(facts).questions },
    };
  },
};
