import { company } from '@fahrzeugpflege/contracts';
import { LocationMap } from '../../third-party/components/location-map';

const { directions } = company;

/** «Anfahrt»: how to get here, and where that is on the map. */
export function Directions() {
  return (
    <section className="grid gap-y-5 border-t border-line pt-6 lg:pt-4">
      <div className="gap-x-4 xl:grid xl:grid-cols-[9rem_1fr]">
        <h2 className="text-2xl lg:text-base lg:leading-7">{directions.title}</h2>
        <p className="mt-3 max-w-prose lg:mt-1 xl:mt-0">
          {directions.around} {directions.largeVehicles}
        </p>
      </div>
      <LocationMap />
    </section>
  );
}
