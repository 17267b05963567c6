import { businessProfile } from '@fahrzeugpflege/contracts';

/** Rings around a drop, as far apart as they are on water; in pixels. */
const RINGS = [26, 58, 98, 148, 210, 286, 378, 490, 624];

/** Stands in for the map as long as it is not loaded: rings around the place, drawn by ourselves; decorative. */
export function MapGround() {
  const { latitude, longitude } = businessProfile.location;
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10 text-petrol">
      <svg
        aria-hidden="true"
        className="absolute size-full mask-b-from-16 mask-b-to-40 sm:mask-b-from-24 sm:mask-b-to-64"
        fill="none"
        stroke="currentColor"
      >
        {RINGS.map((radius, index) => (
          <circle key={radius} cx="76%" cy="76" r={radius} opacity={0.42 - index * 0.04} />
        ))}
        <svg aria-hidden="true" x="76%" y="76" overflow="visible">
          <path
            d="M0 0c-6.2-9.2-11-14.6-11-20.6a11 11 0 0 1 22 0C11-14.6 6.2-9.2 0 0z"
            fill="currentColor"
            stroke="none"
          />
        </svg>
      </svg>
      <p className="absolute top-5 left-5 text-xs tabular-nums sm:top-7 sm:left-7">
        {latitude.toFixed(3)}° N
        <br />
        {longitude.toFixed(3)}° O
      </p>
    </div>
  );
}
