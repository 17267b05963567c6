import { company } from '@fahrzeugpflege/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { KeptAmounts } from '#components/unbroken.tsx';

/** What one may ask, answered in a sentence, each with the way to the page that says more. */
export function AboutQuestions() {
  return (
    <section className="page-width grid gap-x-12 gap-y-8 py-section lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="lg:sticky lg:top-28 lg:h-fit">
        <h2 className="text-3xl">{company.questionsHeading}</h2>
        <p className="mt-4 text-lg text-muted">{company.questionsIntro}</p>
      </div>
      <ul className="border-b border-line">
        {company.questions.map(({ question, answer, link }) => (
          <li
            key={question}
            className="grid gap-x-8 border-t border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
          >
            <div>
              <h3 className="text-xl">{question}</h3>
              <p className="mt-1.5 max-w-prose text-muted">
                <KeptAmounts>{answer}</KeptAmounts>
              </p>
            </div>
            <Link
              to={link.to}
              className="text-link inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-petrol sm:-mb-2.5"
            >
              {link.label} <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
