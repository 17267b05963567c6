import { home } from '@fahrzeugpflege/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Picture } from '#components/picture.tsx';

/** The years of experience, and the way to the about page. */
export function HomeAbout() {
  const { heading, text, linkLabel } = home.about;
  return (
    <section className="page-grid gap-y-8 py-section lg:items-end">
      <div className="col-[content] md:col-[content-start/span_6] lg:pr-6">
        <h2 className="text-3xl">{heading}</h2>
        <p className="mt-4 max-w-prose text-lg text-muted">{text}</p>
        <Link
          to="/uber-uns"
          className="text-link mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-petrol"
        >
          {linkLabel} <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      <div className="col-[full] md:col-[span_7/full-end]">
        <Picture
          name="hall"
          alt="Halle mit Wagen unter hellen Stoffhüllen"
          sizes="(min-width: 48rem) 60vw, 100vw"
          className="aspect-3/2 w-full object-cover object-left md:aspect-square lg:aspect-3/2"
        />
      </div>
    </section>
  );
}
