import type { QuestionAndAnswer } from '@fahrzeugpflege/contracts';
import type { FAQPage } from 'schema-dts';
import type { SiteAddress } from './site-address.ts';

/** The questions that a page shows, in its words. */
export function questionsOf(questions: readonly QuestionAndAnswer[], path: string, at: SiteAddress): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': at(`${path}#fragen`),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
