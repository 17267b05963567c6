import type { TitledText } from '@fahrzeugpflege/contracts';

interface PillarsProps {
  readonly pillars: readonly TitledText[];
  /** A word for each, set large. */
  readonly marks: readonly string[];
}

/** A service in a few large words, each with its explanation. Headings are `h3`. */
export function Pillars({ pillars, marks }: PillarsProps) {
  return (
    <ul className="border-b border-ink/40">
      {pillars.map(({ title, text }, index) => (
        <li key={title} className="grid gap-x-12 gap-y-2 border-t border-ink/40 py-7 md:grid-cols-[5fr_7fr] md:py-9">
          <p aria-hidden="true" className="font-display text-figure font-semibold tracking-tighter text-petrol">
            {marks[index]}
          </p>
          <div>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 max-w-prose text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
