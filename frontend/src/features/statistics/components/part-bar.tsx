/** A part of a bar. */
interface BarPart {
  readonly key: string;
  readonly count: number;
  readonly fill: string;
}

interface PartBarProps {
  readonly parts: readonly BarPart[];
  /** What the whole width stands for; more than nothing. */
  readonly whole: number;
}

/**
 * Parts of a whole beside each other, as wide as what they stand for; the figures stand beside it in words. Drawn, not a
 * coloured background, so that it is printed too.
 */
export function PartBar({ parts, whole }: PartBarProps) {
  const percent = (count: number) => `${(count / whole) * 100}%`;
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { count }) => sum + count, 0));
  const borders = new Set(starts.filter((start) => start > 0 && start < whole));
  return (
    <svg aria-hidden="true" className="mt-1 block h-2.5 w-full">
      {parts.map(({ key, count, fill }, index) => (
        <rect key={key} x={percent(starts[index] ?? 0)} width={percent(count)} height="100%" fill={fill} />
      ))}
      {[...borders].map((start) => (
        <line key={start} x1={percent(start)} x2={percent(start)} y2="100%" stroke="var(--color-paper)" />
      ))}
    </svg>
  );
}
