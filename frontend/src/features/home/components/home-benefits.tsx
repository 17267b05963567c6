import { home } from '@fahrzeugpflege/contracts';
import { Picture } from '#components/picture.tsx';
import { KeptAmounts } from '#components/unbroken.tsx';

/** What the sealing brings: three statements beside the surface they are about. */
export function HomeBenefits() {
  return (
    <section className="page-grid gap-y-8 py-section">
      <div className="relative col-[full] lg:col-[full-start/span_6]">
        <Picture
          name="ceramic"
          alt="Wassertropfen auf der hellen, versiegelten Flanke eines Wohnmobils"
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="aspect-3/2 w-full object-cover md:aspect-2/1 lg:absolute lg:inset-0 lg:h-full"
        />
      </div>
      <div className="col-[content] lg:col-[span_6/content-end]">
        <h2 className="text-3xl">{home.benefitsHeading}</h2>
        <ol className="mt-8">
          {home.benefits.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-6 last:pb-0">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 max-w-prose text-muted">
                <KeptAmounts>{text}</KeptAmounts>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
