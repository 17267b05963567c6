import { formatCount } from '#lib/format.ts';
import { HATCHING_ID, type Series } from './figures/series.ts';

/** The fillings of a picture, each with its word and its sum. */
export function Legend({ series }: { readonly series: readonly Series[] }) {
  return (
    <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs">
      {series.map(({ key, label, fill, total }) => (
        <li key={key} className="flex items-center gap-1.5">
          <Swatch fill={fill} />
          {label} <span className="text-muted tabular-nums">{formatCount(total)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A sample of a filling. */
export function Swatch({ fill }: { readonly fill: string }) {
  return (
    <svg aria-hidden="true" className="inline-block size-3 shrink-0">
      <rect width="100%" height="100%" fill={fill} />
    </svg>
  );
}

/** Defines the hatching for all pictures of the page; shows nothing itself. */
export function Hatching() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        <pattern id={HATCHING_ID} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="var(--color-mist)" />
          <rect width="1.5" height="6" fill="var(--color-petrol-bright)" />
        </pattern>
      </defs>
    </svg>
  );
}
